import { paperChecks } from "./checks/media";
import { firefox } from "./firefox";
import { checks } from "./suite";

checks(firefox, paperChecks);
