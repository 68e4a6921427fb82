import { schemaAsData } from "./schema-as-data.mjs";

export default {
  title: "GraphQL API",
  url: "https://docs.example.org",
  baseUrl: "/",
  // With some options, the tool links to pages that it leaves out.
  onBrokenLinks: "warn",
  presets: [
    [
      "classic",
      {
        docs: {
          routeBasePath: "/",
          beforeDefaultRemarkPlugins: [schemaAsData],
        },
        blog: false,
      },
    ],
  ],
  plugins: [
    [
      "@graphql-markdown/docusaurus",
      {
        schema: "schema.graphql",
        rootPath: "docs",
        baseURL: "api",
        loaders: {
          GraphQLFileLoader: "@graphql-tools/graphql-file-loader",
        },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: "GraphQL API",
      items: [
        {
          to: "/api",
          label: "Schema",
        },
      ],
    },
  },
};
