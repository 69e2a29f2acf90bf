import { apiPath, openapiPath } from '#app/data/hsds/api-paths.ts'
import { ownLicenseScope } from '#app/data/hsds/data-license.ts'
import { openDataLimit, pageSizes, usualProximity } from '#app/data/hsds/open-data-limits.ts'
import { formatNumber } from '#app/lib/language.ts'
import { maxSearchLength, maxTypedLength } from '#app/search/search-input.ts'
import type { DeveloperTexts } from './developer-texts.ts'

const meters = formatNumber(usualProximity.meters, 'en')

/** The page is English only, like the documents that it leads to. */
export const developerMessages = {
  title: 'For Developers',
  description:
    'A read API (HSDS 3.1), feeds, frames and tools for assistants: our listings on your site, with their dates, without a key.',
  lede: 'Ask for our listings when you need them, rather than copy them once: phone numbers change. Everything here is free and needs no key.',
  sections: {
    danger: {
      title: 'First: People in Danger',
      paragraphs: [
        'People type “my son overdosed” or “quiero morir” into a search box. The API has no crisis lines: for such words it may answer with an empty list, and the header `Search-Danger` names the danger (`overdose`, `crisis` and others, listed in the OpenAPI document). `Search-May-Be-Danger` says that the words may mean danger. So on your page, show 911 and 988 at all times as links (`tel:911`, `tel:988`, `sms:988`), and again before the results when words mean danger. Our frames and `/mcp` do both.',
      ],
      points: [
        '911: someone is in danger now, for example, from an overdose.',
        '988: thoughts of suicide, a mental health or substance use crisis, or worry about someone. Call or text, free, 24 hours a day. For Spanish, call and press 2, or text AYUDA to 988.',
      ],
      link: { to: '/emergency-help', label: 'Emergency Help' },
    },
    frames: {
      title: 'A Frame on Your Page',
      paragraphs: [
        'For a site where you can only paste HTML. A frame has the crisis lines, up to ten centers with their numbers and a link to all results. It has no script and sets no cookie, and it follows the reader’s light or dark colors. It works from 280 pixels wide.',
        '`/embed/search` takes the same parameters as our search page: search there, then copy what follows the question mark. `minRating` is ignored, because ratings are Google’s; so are `sort` and `page`: the nearest centers come first. A name that we don’t know changes nothing: the line under the title says which filters count.',
        'Closed centers are left out, and `open=now` does no more than that. If only closed centers match, the frame shows them, says so, and adds others to call.',
        '`/embed/centers/{center}` shows one center. In Spanish: `/es/embed/buscar` and `/es/embed/centros/{center}`.',
        'If your site sends a Content Security Policy, allow `{url}` in its `frame-src`.',
      ],
      examples: { frame: 'Always give it a title, for people who use a screen reader:' },
      link: { to: '/embed/search', label: 'See a frame' },
    },
    api: {
      title: 'Read API',
      paragraphs: [
        `The API follows the Human Services Data Specification (HSDS) 3.1 of Open Referral. Its base is \`{url}${apiPath}\`. Every center is one service at one location, and all three have the same id.`,
        `A page in a browser may call it from any site (CORS). We read no cookie. \`{url}${openapiPath}\` describes everything in OpenAPI 3.1, for tools that make clients. A list can also come as a stream: with \`openapi-fetch\`, write \`createClient<paths, 'application/json' | 'application/problem+json'>\`.`,
      ],
      terms: {
        '/': 'The version, and links to this page and the OpenAPI document.',
        '/services': 'Centers. With `full=true`, each with its numbers, hours and what it offers.',
        '/services/{id}': 'One center, whole.',
        '/service_at_locations': 'Centers with their place.',
        '/service_at_locations/{id}': 'One center with its place, whole.',
        '/organizations': 'Providers. A center that staff grouped with no other is its own.',
        '/organizations/{id}': 'One provider.',
        '/taxonomies': 'The vocabularies of the listings: there is one, ours.',
        '/taxonomies/{id}': 'One vocabulary.',
        '/taxonomy_terms': 'Terms with definitions: kinds of care, payment, medicines, languages.',
        '/taxonomy_terms/{id}': 'One term.',
      },
      examples: {
        search: 'Search in people’s own words, read as the search of this site reads them:',
        nearby: 'The nearest centers within 8 kilometers of a ZIP code, with their numbers:',
        terms: 'Find a term, then ask for its centers with `taxonomy_term_id`:',
      },
      link: { to: openapiPath, label: 'OpenAPI document' },
    },
    parameters: {
      title: 'Parameters',
      paragraphs: [
        'Parameters combine: a center meets all of them. The OpenAPI document says which ones each list takes. A name that we don’t know or a value that can’t be right is an error, so that a misspelled filter does not show the wrong centers. An id that nothing has finds nothing.',
      ],
      terms: {
        search: `Words, in English or Spanish, ${maxTypedLength} characters at most. The first ${maxSearchLength} are searched. “Open now” does not filter: some hours are Google’s.`,
        postcode: 'A ZIP code in the state or near it, five digits: centers around it.',
        proximity: `Meters around the ZIP code; ${meters} (${usualProximity.miles} miles) if you leave it out.`,
        taxonomy_term_id: 'Centers with this term, or with one below it.',
        taxonomy_id: 'Centers with any term of this taxonomy, or terms of it.',
        organization_id: 'Centers of this provider.',
        modified_after:
          'What changed since a date or time, and what is gone. A time without an offset is UTC, and a date starts at midnight UTC.',
        full: '`true` for whole rows.',
        full_service: '`true` for providers with their centers, whole.',
        minimal: '`true` for ids and times of change only.',
        top_only: '`true` for terms without a parent.',
        parent_id: 'Terms directly below this term.',
        language:
          '`es` for terms of the taxonomy and the header `Search-Note` in Spanish. Other texts are as they were written.',
        page: 'The page, from 1.',
        per_page: `Rows of a page: ${pageSizes.usual} if you leave it out, ${pageSizes.most} at most.`,
        format:
          '`json`, or `ndjson` for all rows at once; of `/services` also `csv`, a table for a spreadsheet.',
      },
      points: [
        'With a place, in `postcode` or in the words of `search`, the nearest centers come first; without one, the list is sorted by name. Closed centers come last.',
        'If the words name a place that we don’t know (“detox in Gotham”), the rows are from everywhere, and the header `Search-Note` says so in a sentence. It also says if no word was a filter (“cold turkey”), so the rows are all centers. Show it above the results, after `decodeURIComponent`.',
      ],
    },
    answers: {
      title: 'What Is in an Answer',
      paragraphs: [
        'A list answers with a page: its rows are in `contents`, `total_items` counts all of them, and `last_page` is true on the last page. Rows are short. With `full=true`, or by its id, a center has its lists, too:',
      ],
      terms: {
        phones:
          'The numbers that visitors see. `number` is as it is dialed from anywhere (`+15088792250`), and an `extension` is dialed after the answer: `tel:+15088792250,301`. `description` says “Intake” for the one that admits people, or that a number was reported wrong; the main number usually has none.',
        url: 'The center’s own website.',
        additional_urls: 'The one labeled “Listing” is the center’s page here. Link to it.',
        alert:
          'Show it: the center is a fictional sample, its number is in doubt, or nobody answers our calls.',
        service_at_locations: 'One place: its `location` has the address and the coordinates.',
        schedules: 'Opening hours in local time, a row for each part of a weekday.',
        attributes:
          'What it offers, as terms of the taxonomy, and everything for which HSDS has no field.',
      },
    },
    status: {
      title: 'Closed and Removed Centers',
      paragraphs: [
        'Every list has closed centers too, so that a copy learns of them. Where people look for help, leave out every center whose `status` is not `active`. Rows of `/organizations` have no status: ask with `full=true`, and their `services` have it.',
      ],
      terms: {
        active: 'Not closed, as far as we know.',
        'temporarily closed': 'Closed for now.',
        defunct:
          'Closed for good: the row has no number, and its id still answers 200. A row with nothing but `id`, `status` and `last_modified` comes from `modified_after`: that center was removed, and its id answers 410; or it was merged, and its id leads to the other (301).',
      },
    },
    everything: {
      title: 'Everything, and What Changed',
      paragraphs: [
        `\`format=ndjson\` streams every row, one JSON object on each line. Of \`/services\`, \`format=csv\` is a table with one row for each center, with the columns \`checked\` and \`license\`. A stream counts as ${openDataLimit.streamCost} requests. \`{url}/data.json\` lists both for catalogs of open data (DCAT-US).`,
        'Keep a copy up to date with `modified_after`: ask every day, because an old number may reach nobody. Send the time of your last request, minus an hour: a slow change may carry an earlier time. New facts come with it, closings, and numbers that we hid since. A center that was deleted or merged into another comes back as `{ "id", "status": "defunct", "last_modified" }`: delete it from your copy.',
        'Open beds end 24 hours after their `capacities[].updated`. That is no change, so `modified_after` does not tell you: drop them yourself. Once a week, read everything again.',
        'Answers have an `ETag`, except streams and searches that no cache may store. Send it back as `If-None-Match`: status 304, without a body, says that nothing changed.',
      ],
      examples: {
        table: 'All centers as a table:',
        everything: 'All centers with all that we know of them:',
        changes: 'What changed since November 1, 2026:',
        unchanged: 'A page, only if it changed since the last time:',
      },
    },
    errors: {
      title: 'Errors',
      paragraphs: [
        'Errors are problem documents (RFC 9457, `application/problem+json`). `detail` says how to fix the request, and `errors` names each wrong parameter.',
      ],
      terms: {
        400: 'A parameter is wrong.',
        404: 'No record has this id.',
        405: 'This can only be read, with GET; `/mcp` takes POST.',
        410: 'The center was removed. For a merged one, 301 leads to the other.',
        429: 'Too many requests; `Retry-After` has the seconds to wait.',
        500: 'Something went wrong here.',
        503: 'The database does not answer; `Retry-After` says when to try again.',
      },
      examples: { wrong: 'This one answers 400:' },
    },
    limits: {
      title: 'Limits',
      paragraphs: [
        `Each network may send ${openDataLimit.requests} requests a minute, to the API, the feeds and \`/mcp\` together. A long message to \`/mcp\` counts once more for each kilobyte. A browser on your page counts for its visitor’s network, your server for its own. If you need more, read everything at once (\`format=ndjson\`). Frames have the limit of the site’s search, which is higher. Every answer says what your network has left: \`RateLimit-Limit\`, \`RateLimit-Remaining\`, and \`RateLimit-Reset\` in seconds.`,
      ],
    },
    freshness: {
      title: 'How Fresh It Is',
      paragraphs: [
        'Answers come from the database of this site and are as new as its pages. Show the dates beside the numbers, and ask people to call to confirm.',
      ],
      points: [
        '`assured_date` is the day on which a person last checked the listing. Without it, nobody has.',
        'Attributes labeled “Checked on” and “Checked by” say it for one fact, named by `link_type`: for example `phone`. The center itself may have confirmed it (`link`).',
        '“Listed in” and “Listed on” name the list that a center is from, and that list’s date.',
        'A number that was reported wrong and not settled within two working days is left out, here as on our pages. `alert` says so.',
        'Open beds (`capacities`) are what a center reported within the last 24 hours. Without a report there are none: that does not mean full.',
        'Opening hours that we only know from Google, its ratings and photographs are not passed on. Reviews and comments aren’t, either.',
        'A fact that is missing is not known. It is not a “no”: what a center says it does not offer has the label “Not offered”.',
        'Some houses give their address by phone. They have no coordinates and an empty `addresses`; their town is in `description` of the location and in the attributes “City” and “ZIP code”.',
      ],
      link: { to: '/accuracy', label: 'How accurate we are' },
    },
    license: {
      title: 'License',
      paragraphs: [
        'It depends on where a listing is from. Where we know it, it is the attribute labeled “License”.',
      ],
      points: [
        `${ownLicenseScope.en('{license}')} Credit {name} and link to it.`,
        'From a list of the federal government that we have not checked: public domain.',
        'From any other list, checked or not: the attribute is missing, because we do not know its terms. “Listed in” names the list; ask its publisher.',
      ],
    },
    feeds: {
      title: 'Feeds',
      paragraphs: [
        'New centers, changed numbers, closings and checks, as Atom and JSON Feed 1.1. Put `/es` in front for Spanish.',
        'A page has 50 entries. `next_url` (JSON) or the link `rel="next"` (Atom) leads to older ones. An entry shows today’s number, and its time of change is new when its center changes.',
      ],
      terms: {
        '/feeds/centers.atom': 'The whole directory; also `.json`.',
        '/feeds/counties/{county}.atom': 'One county: the last part of its page’s URL.',
        '/feeds/centers/{center}.atom': 'One center: the last part of its page’s URL.',
      },
      examples: { feed: 'The newest changes:' },
      link: { to: '/feeds/centers.atom', label: 'The feed of the directory' },
    },
    assistants: {
      title: 'Assistants',
      paragraphs: [
        '`{url}/mcp` speaks the Model Context Protocol (streamable HTTP, without sessions): add it to an assistant as a remote server. Its three tools only read: `search_centers`, `get_center` and `crisis_lines`. Every answer has the crisis lines, also a refusal. Show `understood.notes` to the person: they say how the search was understood. Searches are neither stored nor logged.',
        '`{url}/llms.txt` says in plain text what an assistant should know first.',
      ],
      examples: { tools: 'List the tools:', guide: 'Read the guide:' },
      link: { to: '/llms.txt', label: 'The guide for assistants' },
    },
    changelog: {
      title: 'Changes',
      paragraphs: [
        'New fields may come at any time, so ignore those that you don’t know. We announce here what would break a client, before it happens.',
      ],
      terms: { 'November 2026': 'The first version.' },
      link: { to: '/contact', label: 'Ask us' },
    },
  },
} satisfies DeveloperTexts
