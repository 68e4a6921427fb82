import { paperChecks } from "./checks/media";
import { firefox } from "./firefox";
import { describeEngine } from "./suite";

describeEngine(firefox, paperChecks);
