/**
 * Words that a question carries without being about them. They are neither indexed in running text nor demanded of a
 * result. Short words that name things of this field (`in`, `on`, `if`, `type`, `input`) are not among them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about after all also am an and any are as at be because been before being but by can cannot could did do does " +
    "each for from get had has have how i instead into is it its like make may more most my no nor not of off one only " +
    "or other our out over own same should so some still such than that the their them then there these they this " +
    "those through to too up use used uses using very via want was we were what when where which while who why will " +
    "with within without would you your"
  ).split(" "),
);
