/**
 * Replaces a package that reports to an analytics service, which autocomplete-core calls only on request.
 *
 * @throws Error always, as nothing on this site requests it
 */
export function createAlgoliaInsightsPlugin(): never {
  throw new Error("The search of this site reports to no analytics service.");
}
