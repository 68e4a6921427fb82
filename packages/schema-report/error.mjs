/** An error that the user of a report can correct. Its message says where and how. */
export class ReportError extends Error {}
