import { roleChecks } from "./checks/reading";
import { checks } from "./suite";
import { webkit } from "./webkit";

checks(webkit, roleChecks);
