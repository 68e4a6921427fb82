import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSchema } from "graphql";
import { exampleOperation } from "./index.mjs";

const schema = buildSchema(`
  scalar DateTime

  type Book { id: ID!, title: String!, author: Author!, oldTitle: String @deprecated }
  type Author { name: String!, books: [Book!]! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String, startCursor: String }
  type BookEdge { cursor: String!, node: Book }
  type BookConnection { edges: [BookEdge], pageInfo: PageInfo!, totalCount: Int! }

  input BookInput { title: String!, published: DateTime, shelf: Int = 3 }
  type SavePayload { book: Book, clientMutationId: String }

  type ShopQuery { books(first: Int!, shop: String): [Book!]! }

  type Query {
    books(after: String, first: Int, author: ID!): BookConnection!
    shop(id: ID!): ShopQuery
    lastChange: DateTime! @deprecated
  }
  type Mutation { save_book(input: BookInput!): SavePayload }
  type Subscription { bookChanged(id: ID!): Book! }
`);

test("an operation has variables, a selection, a command and an answer", () => {
  assert.deepEqual(exampleOperation(schema, "query", ["shop", "books"]), {
    document: `query ShopBooks($first: Int!, $id: ID!) {
  shop(id: $id) {
    books(first: $first) {
      id
      title
      author {
        name
      }
    }
  }
}
`,
    variables: { first: 10, id: "shop-1" },
    curl: `curl https://example.com/graphql \\
  --header 'content-type: application/json' \\
  --data @- <<'JSON'
{
  "query": "
    query ShopBooks($first: Int!, $id: ID!) {
      shop(id: $id) {
        books(first: $first) {
          id
          title
          author {
            name
          }
        }
      }
    }
  ",
  "variables": {
    "first": 10,
    "id": "shop-1"
  }
}
JSON`,
    answer: {
      data: { shop: { books: [{ id: "book-1", title: "Example title", author: { name: "Example name" } }] } },
    },
    notes: [],
  });
});

test("a connection has a page of edges, and the cursor of the next page", () => {
  const { variables, answer } = exampleOperation(schema, "query", ["books"]);
  assert.deepEqual(variables, { author: "author-1", after: null, first: 10 });
  const node = { id: "book-1", title: "Example title", author: { name: "Example name" } };
  assert.deepEqual(/** @type {{ books: unknown }} */ (answer.data).books, {
    totalCount: 42,
    edges: [{ cursor: "Y3Vyc29yLTE=", node }],
    pageInfo: { hasNextPage: true, endCursor: "Y3Vyc29yLTE=" },
  });
});

test("a mutation is named after its field and has an example input", () => {
  const { document, variables } = exampleOperation(schema, "mutation", ["save_book"]);
  assert.match(document, /^mutation SaveBook\(\$input: BookInput!\) \{/u);
  assert.deepEqual(variables, { input: { title: "Example title", shelf: 3 } });
});

test("a subscription has a streaming command, and an event as its answer", () => {
  const { curl, answer, notes } = exampleOperation(schema, "subscription", ["bookChanged"]);
  assert.match(curl, /--no-buffer/u);
  assert.match(curl, /accept: text\/event-stream/u);
  assert.deepEqual(answer.data, {
    bookChanged: { id: "book-1", title: "Example title", author: { name: "Example name" } },
  });
  assert.match(notes.join(" "), /one event of the stream/u);
});

test("a caller can supply the examples", () => {
  const { variables } = exampleOperation(schema, "query", ["books"], (element) =>
    element.type === schema.getType("Int") ? 5 : undefined,
  );
  assert.equal(variables["first"], 5);
});

test("an unknown operation throws an error that names it", () => {
  assert.throws(() => exampleOperation(schema, "query", ["shop", "films"]), /no query "shop\.films"/u);
  assert.throws(() => exampleOperation(schema, "mutation", []), /path of a mutation is empty/u);
});
