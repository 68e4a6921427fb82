/** Fields of the sites in the order of the showcase, with their headings. */
export const FIELDS = {
  commerce: "Commerce and payments",
  tools: "Developer tools",
  business: "Business software and AI",
  communities: "Communities and public life",
  education: "Education and media",
  blockchains: "Blockchains",
} as const;

/** A public site that uses GraphQL-Markdown. */
export interface ShowcaseSite {
  readonly name: string;
  /** HTTPS URL of its GraphQL pages, or of the site. */
  readonly url: string;
  readonly field: keyof typeof FIELDS;
  /** What the API is about, in a few words. */
  readonly about: string;
}

/** All sites, alphabetically by name, ignoring case; a test checks the order. */
export const showcase: readonly ShowcaseSite[] = [
  {
    name: "Annict",
    url: "https://developers.annict.com/docs/graphql-api/beta",
    field: "education",
    about: "Anime works, episodes and watch records",
  },
  { name: "Aragon", url: "https://devs.aragon.org", field: "blockchains", about: "DAO proposals, votes and actions" },
  {
    name: "Archethic",
    url: "https://wiki.archethic.net",
    field: "blockchains",
    about: "Transactions, tokens and nodes of Archethic network",
  },
  {
    name: "Bettermode",
    url: "https://developers.bettermode.com/docs/graphql/schema/",
    field: "communities",
    about: "Spaces and members of online communities",
  },
  {
    name: "Bitquery",
    url: "https://docs.bitquery.io",
    field: "blockchains",
    about: "Blockchain data, historical and in real time",
  },
  {
    name: "Browserless.io",
    url: "https://docs.browserless.io/bql-schema",
    field: "tools",
    about: "Browser automation with GraphQL mutations",
  },
  {
    name: "cartesi",
    url: "https://docs.cartesi.io",
    field: "blockchains",
    about: "State queries for Cartesi rollup applications",
  },
  {
    name: "CivicEngine",
    url: "https://developers.civicengine.com/docs/api/graphql",
    field: "communities",
    about: "US elections, positions and candidates",
  },
  {
    name: "Conviso Platform",
    url: "https://docs.convisoappsec.com",
    field: "tools",
    about: "Application security projects and vulnerabilities",
  },
  {
    name: "ConvoStack",
    url: "https://docs.convostack.ai",
    field: "business",
    about: "Conversations with an embeddable AI chatbot",
  },
  {
    name: "Coral",
    url: "https://docs.coralproject.net/",
    field: "communities",
    about: "Comments on articles and their moderation",
  },
  {
    name: "epilot",
    url: "https://docs.epilot.io/graphql/sharing",
    field: "business",
    about: "Entity sharing between energy sector partners",
  },
  {
    name: "FUSSY",
    url: "https://fussy-inc.github.io/docs/",
    field: "communities",
    about: "Public database about hobbies",
  },
  {
    name: "FWU BMI Docs",
    url: "https://fwu-de.github.io/bmi-docs/docs/sodixapi",
    field: "education",
    about: "Metadata of teaching media for German schools",
  },
  {
    name: "Genera",
    url: "https://evolox.github.io/genera-graphql-docs/",
    field: "commerce",
    about: "Product images and virtual try-ons",
  },
  {
    name: "Gropius Backend",
    url: "https://ccims.github.io/gropius-backend-docs",
    field: "tools",
    about: "Issues across software components and projects",
  },
  {
    name: "Holaplex Hub",
    url: "https://docs.holaplex.com",
    field: "blockchains",
    about: "NFT drops, collections and customer wallets",
  },
  {
    name: "holi",
    url: "https://oss.holi.social/docs/graphql/",
    field: "communities",
    about: "Volunteering, donations and good news",
  },
  {
    name: "Intercode",
    url: "https://intercode.interactiveliterature.org",
    field: "communities",
    about: "Convention websites, signups and payments",
  },
  {
    name: "IOTA",
    url: "https://docs.iota.org/references",
    field: "blockchains",
    about: "Data of the IOTA smart contract network",
  },
  {
    name: "Kili",
    url: "https://api-docs.kili-technology.com/",
    field: "business",
    about: "Projects and labels for training data",
  },
  {
    name: "Massdriver",
    url: "https://docs.massdriver.cloud/swapi",
    field: "tools",
    about: "Cloud infrastructure projects, environments and deployments",
  },
  {
    name: "Midnight",
    url: "https://docs.midnight.network/api-reference/midnight-indexer",
    field: "blockchains",
    about: "Blocks, transactions and contracts of Midnight",
  },
  {
    name: "MiSArch",
    url: "https://misarch.github.io",
    field: "commerce",
    about: "Microservice reference architecture of an online shop",
  },
  { name: "MONEI", url: "https://docs.monei.com/", field: "commerce", about: "Payments, events and analytics reports" },
  {
    name: "Mozilla (Firefox Ecosystem Platform)",
    url: "https://mozilla.github.io/ecosystem-platform",
    field: "tools",
    about: "Mozilla accounts, sessions and recovery keys",
  },
  {
    name: "NextCommerce",
    url: "https://developers.nextcommerce.com/docs/storefront",
    field: "commerce",
    about: "Products, carts and vouchers of online storefronts",
  },
  {
    name: "Paminga",
    url: "https://www.paminga.com/graphql-api/",
    field: "business",
    about: "Marketing automation, contacts and accounts",
  },
  {
    name: "Resonance",
    url: "https://docs.buildresonance.com",
    field: "commerce",
    about: "Headless marketplace with suppliers and shops",
  },
  {
    name: "Sablier",
    url: "https://docs.sablier.com/api/overview",
    field: "blockchains",
    about: "Onchain token streams and airdrops",
  },
  {
    name: "Saleor",
    url: "https://docs.saleor.io",
    field: "commerce",
    about: "Headless commerce with products and orders",
  },
  {
    name: "Scribe",
    url: "https://developer.scribelabs.ai/overview/introduction",
    field: "business",
    about: "Company information and financial statements",
  },
  {
    name: "Sigalei",
    url: "https://docs.sigalei.com/",
    field: "communities",
    about: "Legislative bills and proceedings in Brazil",
  },
  { name: "Sui", url: "https://docs.sui.io/", field: "blockchains", about: "Data of the Sui smart contract network" },
  { name: "Swan", url: "https://api-reference.swan.io", field: "commerce", about: "Bank accounts, cards and payments" },
  {
    name: "Talawa",
    url: "https://docs.talawa.io",
    field: "communities",
    about: "Management of community based organizations",
  },
  {
    name: "Thought Industries",
    url: "https://developer.thoughtindustries.com/graphql/",
    field: "education",
    about: "Courses, learners and learning paths",
  },
  { name: "TravelGate", url: "https://docs.travelgate.com", field: "commerce", about: "Hotel search and bookings" },
  {
    name: "Zeet",
    url: "https://docs.zeet.co/graphql/",
    field: "tools",
    about: "Deployment of applications to the cloud",
  },
];

const FEATURED: readonly string[] = ["IOTA", "Mozilla (Firefox Ecosystem Platform)", "Saleor", "Sui", "Swan"];

export const featured: readonly ShowcaseSite[] = showcase.filter(({ name }) => FEATURED.includes(name));
