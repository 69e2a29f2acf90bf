import type { Feed } from './feed-model.ts'

/** Write a feed as JSON Feed 1.1 (jsonfeed.org). The format has no field for rights. */
export function writeJsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.url,
    // A value that is undefined is left out.
    next_url: feed.nextUrl ?? undefined,
    description: `${feed.description} ${feed.rights}`,
    language: feed.language,
    authors: [feed.author],
    items: feed.entries.map(({ id, title, text, url, kind, published, updated }) => ({
      id,
      url,
      title,
      content_text: text,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags: [kind],
    })),
  }
  return `${JSON.stringify(document)}\n`
}
