/** A public site that uses GraphQL-Markdown. */
export interface ShowcaseSite {
  readonly name: string;
  /** URL of its GraphQL pages or of the site; https. */
  readonly url: string;
}

/** All sites, alphabetically by name, ignoring case; a test checks the order. */
export const showcase: readonly ShowcaseSite[] = [
  { name: "Annict", url: "https://developers.annict.com/docs/graphql-api/beta" },
  { name: "Aragon", url: "https://devs.aragon.org" },
  { name: "Archethic", url: "https://wiki.archethic.net" },
  { name: "Bettermode", url: "https://developers.bettermode.com/docs/graphql/schema/" },
  { name: "Bitquery", url: "https://docs.bitquery.io" },
  { name: "Browserless.io", url: "https://docs.browserless.io/bql-schema" },
  { name: "cartesi", url: "https://docs.cartesi.io" },
  { name: "CivicEngine", url: "https://developers.civicengine.com/docs/api/graphql" },
  { name: "Conviso Platform", url: "https://docs.convisoappsec.com" },
  { name: "ConvoStack", url: "https://docs.convostack.ai" },
  { name: "Coral", url: "https://docs.coralproject.net/" },
  { name: "epilot", url: "https://docs.epilot.io/graphql/sharing" },
  { name: "FUSSY", url: "https://fussy-inc.github.io/docs/" },
  { name: "FWU BMI Docs", url: "https://fwu-de.github.io/bmi-docs/docs/sodixapi" },
  { name: "Genera", url: "https://evolox.github.io/genera-graphql-docs/" },
  { name: "Gropius Backend", url: "https://ccims.github.io/gropius-backend-docs" },
  { name: "Holaplex Hub", url: "https://docs.holaplex.com" },
  { name: "holi", url: "https://oss.holi.social/docs/graphql/" },
  { name: "Intercode", url: "https://intercode.interactiveliterature.org" },
  { name: "IOTA", url: "https://docs.iota.org/references" },
  { name: "Kili", url: "https://api-docs.kili-technology.com/" },
  { name: "Massdriver", url: "https://docs.massdriver.cloud/swapi" },
  { name: "Midnight", url: "https://docs.midnight.network/api-reference/midnight-indexer" },
  { name: "MiSArch", url: "https://misarch.github.io" },
  { name: "MONEI", url: "https://docs.monei.com/" },
  { name: "Mozilla (Firefox Ecosystem Platform)", url: "https://mozilla.github.io/ecosystem-platform" },
  { name: "NextCommerce", url: "https://developers.nextcommerce.com/docs/storefront" },
  { name: "Paminga", url: "https://www.paminga.com/graphql-api/" },
  { name: "Resonance", url: "https://docs.buildresonance.com" },
  { name: "Sablier", url: "https://docs.sablier.com/api/overview" },
  { name: "Saleor", url: "https://docs.saleor.io" },
  { name: "Scribe", url: "https://developer.scribelabs.ai/overview/introduction" },
  { name: "Sigalei", url: "https://docs.sigalei.com/" },
  { name: "Sui", url: "https://docs.sui.io/" },
  { name: "Swan", url: "https://api-reference.swan.io" },
  { name: "Talawa", url: "https://docs.talawa.io" },
  { name: "Thought Industries", url: "https://developer.thoughtindustries.com/graphql/" },
  { name: "TravelGate", url: "https://docs.travelgate.com" },
  { name: "Zeet", url: "https://docs.zeet.co/graphql/" },
];

const FEATURED: readonly string[] = ["IOTA", "Mozilla (Firefox Ecosystem Platform)", "Sui"];

export const featured: readonly ShowcaseSite[] = showcase.filter(({ name }) => FEATURED.includes(name));
