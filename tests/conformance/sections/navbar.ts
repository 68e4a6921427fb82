import { says } from "../requirement";
import type { Part } from "../requirement";

/** The navbar, the footer and the instances of the docs, from section 2 of the specification. */
export const navbar: readonly Part[] = [
  {
    heading: "2. Screens and routes: navbar",
    requirements: [
      says(
        "All items sit on the right: Docs, API, Showcase, the dropdown of examples, release notes, repository icon.",
        "e2e/shell-navbar › all items sit on the right, in the order of the specification",
      ),
      says(
        "Docs opens intro, API opens /api/, Showcase opens /showcase.",
        "e2e/shell-navbar › the item * leads to * and is active there",
      ),
      says(
        "The dropdown leads to Default (/examples/default) and Group by directive (/examples/group-by).",
        "e2e/shell-navbar › opens while a mouse is over it, and leads to the examples",
      ),
      says(
        "Release notes and the repository icon are external links.",
        "e2e/shell-navbar › release notes and repository are external links that say where they lead",
      ),
      says(
        "There are a colour toggle and a search box besides.",
        "e2e/shell-navbar › all items sit on the right, in the order of the specification",
        "e2e/shell-storage › the choice of a colour mode is stored under 'theme' and holds on the next load",
      ),
      says(
        "There are dropdowns of versions and languages where applicable.",
        "e2e/fixture/versions › the version dropdown leads to the same page of the other version, with query and hash",
        "e2e/fixture/locales › the locale dropdown leads to the same path, query and hash in the other locale, and back",
      ),
      says("A plain link is an item.", "e2e/fixture/navbarItems › a plain link leads to its page"),
      says("A dropdown is an item.", "e2e/fixture/navbarItems › a dropdown holds links, docs pages and HTML"),
      says("Raw HTML is an item.", "e2e/fixture/navbarItems › an HTML item is markup of the navbar"),
      says(
        "A link to a docs page by its id is an item.",
        "e2e/fixture/navbarItems › a link to a docs page by its id leads to its page",
      ),
      says(
        "A link to a docs sidebar by its id is an item.",
        "e2e/fixture/navbarItems › a link to a docs sidebar by its id leads to its page",
      ),
      says(
        "A link to the main page of a docs version is an item.",
        "e2e/fixture/navbarItems › a link to the main page of a version leads to its page",
      ),
      says(
        "A dropdown of docs versions is an item.",
        "e2e/fixture/versions › the version dropdown leads to the same page of the other version, with query and hash",
      ),
      says(
        "A dropdown of locales is an item.",
        "e2e/fixture/locales › each language of the locale dropdown is named in itself and marked as such",
      ),
      says(
        "Search is an item.",
        "e2e/fixture/search › each locale has an index of its own, fetched below its base URL and only once",
      ),
      says(
        "A link is active when the path matches.",
        "e2e/fixture/navbarItems › a link is active when its path is shown, and only then",
      ),
      says(
        "A link is active when the path starts with a configured base path.",
        "e2e/fixture/navbarItems › a link is active when the path starts with its base path, and only then",
      ),
      says(
        "A link is active when the path matches a configured regular expression.",
        "e2e/fixture/navbarItems › a link is active when the path matches its regular expression, and only then",
      ),
      says(
        "A docs-page item is hidden if the page is unlisted and not currently shown.",
        "e2e/fixture/navbarItems › a docs page that is unlisted has no item, except while it is shown",
      ),
      says(
        "The navbar can hide when scrolling down and reappear on scrolling up.",
        "e2e/fixture/hideOnScroll › the navbar hides when scrolling down and reappears on scrolling up",
      ),
      says(
        "It stays hidden after a jump to an in-page anchor.",
        "e2e/fixture/hideOnScroll › the navbar stays hidden after a jump * to an in-page anchor",
      ),
      says(
        "The locale dropdown links to the same path, query and hash in the other locale.",
        "e2e/fixture/locales › the locale dropdown leads to the same path, query and hash in the other locale, and back",
        "e2e/fixture/locales › the locale dropdown keeps a hash and a query that need encoding",
      ),
      says(
        "The version dropdown links to the other version's page, with query and hash.",
        "e2e/fixture/versions › the version dropdown leads to the same page of the other version, with query and hash",
        "e2e/fixture/versions › where the other version lacks the page, the dropdown leads to its main page",
      ),
      says(
        "Choosing a version saves it as the preferred version.",
        "e2e/fixture/versions › choosing a version saves it under 'docs-preferred-version-' and the id of the docs",
        "e2e/fixture/versions › outside the docs, links lead to the preferred version, also on the next visit",
      ),
      says(
        "With one version or fewer, the version dropdown becomes a plain link.",
        "e2e/fixture/versions › with one version the dropdown is a plain link to its main page",
        "e2e/fixture/mobileMenu › with one version the menu has a plain link instead of a section",
      ),
      says(
        "On mobile the dropdown labels are 'Versions' and 'Languages'.",
        "e2e/fixture/mobileMenu › the menu labels the versions 'Versions' and the locales 'Languages'",
      ),
      says(
        "At 996 px or less the navbar collapses into a button labelled 'Toggle navigation bar'.",
        "e2e/shell-menu › at 996 px the navbar collapses into a button",
        "e2e/shell-menu › at 997 px the navbar shows its items",
      ),
      says(
        "The mobile menu has a primary and a secondary level, with a back button labelled 'Back to main menu'.",
        "e2e/shell-menu › on a docs page the menu opens at its sidebar, and goes back to the main menu with the focus",
        "e2e/shell-menu › on a page without a sidebar the menu has one level",
      ),
      says("It closes on back navigation.", "e2e/shell-menu › going back closes the menu and stays on the page"),
    ],
  },
  {
    heading: "2. Screens and routes: footer",
    requirements: [
      says(
        "The footer has no link columns, and a copyright line covering 2020-2025.",
        "e2e/reading › the footer is a copyright line of 2020-2025, without columns of links",
      ),
    ],
  },
  {
    heading: "2. Screens and routes: docs plugin instances",
    requirements: [
      says(
        "examples/default, examples/group-by and api are instances at the route base of the same name; the main docs live at the default route.",
        "build/routes › contain every path of the specification",
        "build/metadata › the site is made of four docs instances, each below its own route",
      ),
    ],
  },
];
