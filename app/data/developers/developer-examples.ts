import { linkFeed } from '#app/data/feeds/feed-links.ts'
import { apiPath, csvPath } from '#app/data/hsds/api-paths.ts'
import { examples } from '#site/examples.ts'

const city = examples.city.toLowerCase()

/** What developers copy: commands that run as they are, and the HTML of a frame. */
const commands = {
  search: (url) => `curl '${url}${apiPath}/services?search=methadone+${city}&per_page=3'`,
  nearby: (url) =>
    `curl '${url}${apiPath}/services?postcode=${examples.zip}&proximity=8000&full=true'`,
  terms: (url) => `curl '${url}${apiPath}/taxonomy_terms?search=detox'`,
  table: (url) => `curl '${url}${csvPath}' --output centers.csv`,
  everything: (url) =>
    `curl '${url}${apiPath}/services?format=ndjson&full=true' --output centers.ndjson`,
  changes: (url) => `curl '${url}${apiPath}/services?modified_after=2026-11-01'`,
  unchanged: (url) =>
    `curl '${url}${apiPath}/services?per_page=100' --etag-save page.etag --etag-compare page.etag --output page.json`,
  wrong: (url) => `curl '${url}${apiPath}/services?per_page=1000'`,
  feed: (url) => `curl '${url}${linkFeed('/centers', 'atom', 'en')}'`,
  tools: (url) =>
    [
      `curl '${url}/mcp'`,
      `-H 'Content-Type: application/json'`,
      `-H 'Accept: application/json, text/event-stream'`,
      `-d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
    ].join(' \\\n'),
  guide: (url) => `curl '${url}/llms.txt'`,
  frame: (url) =>
    [
      `<iframe src="${url}/embed/search?near=${examples.zip}&amp;offers=medicaid"`,
      `title="Addiction treatment centers near ${examples.city}"`,
      'width="100%" height="700" loading="lazy"></iframe>',
    ].join('\n'),
} satisfies Record<string, (url: string) => string>

export type ExampleName = keyof typeof commands

export function writeExample(name: ExampleName, url: string): string {
  return commands[name](url)
}
