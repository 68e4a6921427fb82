import activities from "@site/examples/schemas/default/activities.graphql";
import airing from "@site/examples/schemas/default/airing.graphql";
import characters from "@site/examples/schemas/default/characters.graphql";
import favourites from "@site/examples/schemas/default/favourites.graphql";
import likes from "@site/examples/schemas/default/likes.graphql";
import lists from "@site/examples/schemas/default/lists.graphql";
import mediaTypes from "@site/examples/schemas/default/media.graphql";
import moderation from "@site/examples/schemas/default/moderation.graphql";
import notifications from "@site/examples/schemas/default/notifications.graphql";
import recommendations from "@site/examples/schemas/default/recommendations.graphql";
import reviews from "@site/examples/schemas/default/reviews.graphql";
import schema from "@site/examples/schemas/default/schema.graphql";
import site from "@site/examples/schemas/default/site.graphql";
import staff from "@site/examples/schemas/default/staff.graphql";
import statistics from "@site/examples/schemas/default/statistics.graphql";
import studios from "@site/examples/schemas/default/studios.graphql";
import threads from "@site/examples/schemas/default/threads.graphql";
import users from "@site/examples/schemas/default/users.graphql";

/** The schema of the first example, whose files are those of its domains. */
export const media = [
  activities,
  airing,
  characters,
  favourites,
  likes,
  lists,
  mediaTypes,
  moderation,
  notifications,
  recommendations,
  reviews,
  schema,
  site,
  staff,
  statistics,
  studios,
  threads,
  users,
].join("\n");
