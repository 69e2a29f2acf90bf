import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { useSite } from '#app/ui/site.tsx'
import { JumpList } from '#app/visitors/guides/guide-page.tsx'
import { type ExampleName, writeExample } from './developer-examples.ts'
import type { DeveloperSection } from './developer-texts.ts'
import { developerMessages } from './messages.ts'

/** How other sites and programs use the directory, with examples that run as they are. */
export function DevelopersPage() {
  const { title, lede, sections } = developerMessages
  const parts = Object.entries(sections)
  return (
    <>
      <PageHead title={title} lede={lede} before={<Breadcrumb crumbs={[{ label: title }]} />} />
      <JumpList jumps={Object.fromEntries(parts.map(([id, section]) => [id, section.title]))} />
      <div className="wrap grid gap-section pt-5 pb-section lg:pt-10">
        {parts.map(([id, section]) => (
          <Section key={id} id={id} section={section} />
        ))}
      </div>
    </>
  )
}

function Section({ id, section }: { id: string; section: DeveloperSection }) {
  const { title, paragraphs, terms = {}, points = [], examples = {}, link } = section
  const names = Object.keys(examples) as ExampleName[]
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose">
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <CodedText text={paragraph} />
        </p>
      ))}
      {Object.keys(terms).length > 0 && <Terms terms={terms} />}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <CodedText text={point} />
            </li>
          ))}
        </ul>
      )}
      {names.map((name) => (
        <Example key={name} name={name} caption={examples[name] ?? ''} />
      ))}
      {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
    </section>
  )
}

function Terms({ terms }: { terms: Record<string, string> }) {
  return (
    <dl className="grid gap-3">
      {Object.entries(terms).map(([term, meaning]) => (
        <div key={term}>
          <dt className="wrap-anywhere font-mono text-sm font-semibold">{term}</dt>
          <dd>
            <CodedText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Example({ name, caption }: { name: ExampleName; caption: string }) {
  const { url } = useSite()
  return (
    <>
      <p>
        <CodedText text={caption} />
      </p>
      <pre className="wrap-anywhere whitespace-pre-line rounded-m bg-sunken p-4 font-mono text-xs leading-normal">
        {writeExample(name, url)}
      </pre>
    </>
  )
}

/** A text with the site's settings in it. */
function CodedText({ text }: { text: string }) {
  const { url, name, dataLicense } = useSite()
  const settings: Record<string, string> = { url, name, license: dataLicense }
  const filled = text.replace(/\{(url|name|license)\}/g, (_, key: string) => settings[key] ?? '')
  return filled.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className="wrap-anywhere font-mono text-sm">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
