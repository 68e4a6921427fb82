/** An error that the user can correct. Its message says where and how. */
export class ReportError extends Error {}
