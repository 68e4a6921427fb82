/** An error that the user of a report can correct. Its message says where it is, and how. */
export class ReportError extends Error {}
