import { listBreadcrumb } from '#app/center/structured-data.ts'
import { getPageName, localize } from '#app/find-page.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { getLocale } from '#app/lib/language.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { contentChecked, type Guide, type GuideTexts, listSources } from './guide-model.ts'
import { guideMessages } from './messages.ts'
import reviews from './spanish-review.json' with { type: 'json' }

/** A guide: its head, its parts in order, and its sources. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { path, texts, Head, Body } = guide
  const { lede, jumps, content } = useTexts(texts)
  const title = getPageName(path, useLanguage())
  return (
    <>
      <GuideMeta guide={guide} title={title} />
      {Head ? (
        <Head title={title} />
      ) : (
        <PageHead title={title} lede={lede} before={<Breadcrumb crumbs={[{ label: title }]} />} />
      )}
      {jumps && <JumpList jumps={jumps} />}
      <div className="guide-parts wrap grid grid-cols-[minmax(0,1fr)] gap-section pt-10 pb-section">
        <Body />
        {content && (
          <div>
            <ReviewNote path={path} />
            <SourceNote content={content} />
          </div>
        )}
      </div>
    </>
  )
}

/** Metadata for search engines, with the date of the last check of the content. */
function GuideMeta({ guide, title }: { guide: Guide; title: string }) {
  const { path, type, texts } = guide
  const site = useSite()
  const { description, content } = useTexts(texts)
  const language = useLanguage()
  const url = site.url + localize(path, language)
  return (
    <PageMeta
      title={title}
      description={description}
      path={path}
      structuredData={[
        {
          '@type': type,
          '@id': url,
          url,
          name: title,
          description,
          inLanguage: getLocale(language),
          isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
          ...(content && { lastReviewed: contentChecked }),
        },
        listBreadcrumb(site.url, [{ label: title, to: path }], language),
      ]}
    />
  )
}

type Review = { reviewedBy: string | null; reviewedOn: string | null }

/** Says on a translated health page that no bilingual clinician has reviewed it yet. */
export function ReviewNote({ path }: { path: string }) {
  const { notReviewed } = useTexts(guideMessages)
  const review = new Map<string, Review>(Object.entries(reviews)).get(path)
  if (!notReviewed || !review || review.reviewedOn) return null
  return <p className="review-note mb-3 max-w-measure text-sm text-ink-soft">{notReviewed}</p>
}

/** 'On this page': links to the parts. */
export function JumpList({ jumps }: Required<Pick<GuideTexts, 'jumps'>>) {
  return (
    <nav
      aria-label={useTexts(guideMessages).onThisPage}
      className="jump-list no-print border-b bg-surface"
    >
      <ul className="wrap flex flex-wrap gap-x-6 py-1">
        {Object.entries(jumps).map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 min-w-[44px] items-center font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sources, and when they were checked: "Checked November 20, 2026. Sources". */
function SourceNote({ content }: Required<Pick<GuideTexts, 'content'>>) {
  const text = useTexts(guideMessages)
  // Noon, to get the same day in the state's time zone.
  const day = formatDate(new Date(`${contentChecked}T12:00:00-05:00`), useLanguage())
  return (
    <Disclosure
      className="source-note border-t pt-2 text-sm text-ink-soft"
      summary={
        <>
          {text.checkedOn(day)} <span className="underline underline-offset-4">{text.sources}</span>
        </>
      }
    >
      <ul className="grid gap-1 pb-2 [overflow-wrap:anywhere]">
        {listSources(content).map((source) => (
          <li key={source}>
            <a
              href={`https://${source}`}
              rel="noopener noreferrer"
              className="inline-block py-1 text-ink-soft"
            >
              {source}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
