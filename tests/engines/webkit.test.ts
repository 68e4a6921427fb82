import { checks } from "./suite";
import { webkit } from "./webkit";

checks(webkit);
