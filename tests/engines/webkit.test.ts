import { roleChecks } from "./checks/reading";
import { describeEngine } from "./suite";
import { webkit } from "./webkit";

describeEngine(webkit, roleChecks);
