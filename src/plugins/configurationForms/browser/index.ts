export { default as ConfigurationForm } from "./ConfigurationForm";
