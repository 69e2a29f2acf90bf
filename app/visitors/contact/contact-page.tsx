import type { Site } from '#app/context.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FocusTaker, FormSummary } from '#app/ui/form-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { ContactAside } from './contact-aside.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.tsx'

type ContactPageProps = {
  site: Pick<Site, 'phone' | 'email' | 'supportLine'>
  /** The center that the form was opened from. */
  center: { slug: string; name: string } | null
  formId: string
  /** The last message was stored. */
  sent: boolean
  rejected: RejectedForm | undefined
}

/** The contact form, and who answers when we do not. */
export function ContactPage(props: ContactPageProps) {
  const { site, center, formId, sent, rejected } = props
  const text = useTexts(contactMessages)
  return (
    <>
      <PageHead
        title={text.title}
        lede={text.lede}
        before={<Breadcrumb crumbs={[{ label: text.here }]} />}
      />
      <div className="wrap grid gap-8 pt-5 pb-section lg:gap-10 lg:pt-10">
        {rejected && (
          <FormSummary {...rejected} controls="contact">
            {Object.keys(rejected.fields).length === 0 && <OtherWays site={site} />}
          </FormSummary>
        )}
        {sent && !rejected && (
          <FocusTaker>
            <Alert tone="good" title={text.thankYou} />
          </FocusTaker>
        )}
        <div id="contact-offline" tabIndex={-1} hidden className="scroll-mt-4 rounded-s">
          <Alert title={text.unreachable.title}>
            <p>{text.unreachable.text}</p>
            <OtherWays site={site} />
          </Alert>
        </div>
        <CrisisBanner />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div>
            <h2 id="contact-form" className="mb-5">
              {text.formTitle}
            </h2>
            {center && (
              <div className="mb-5">
                <Note icon="building-2">
                  {text.about(center.name)}{' '}
                  {text.notTheCenter((words) => (
                    <Link to={`/centers/${center.slug}`} className="text-ink">
                      {words}
                    </Link>
                  ))}
                </Note>
              </div>
            )}
            <ContactForm
              action={center ? `/contact?center=${center.slug}` : '/contact'}
              formId={formId}
              rejected={rejected}
            />
          </div>
          <ContactAside site={site} />
        </div>
      </div>
    </>
  )
}

/** How to reach us where the form does not. */
function OtherWays({ site }: Pick<ContactPageProps, 'site'>) {
  const link = 'inline-flex min-h-11 items-center text-ink font-semibold'
  return (
    <ul>
      <li>
        <a href={`mailto:${site.email}`} className={`${link} [overflow-wrap:anywhere]`}>
          {site.email}
        </a>
      </li>
      {site.phone && (
        <li>
          <a href={dialNumber(site.phone)} className={link}>
            {site.phone}
          </a>
        </li>
      )}
      <li>
        <a href={dialNumber(site.supportLine.phone)} className={link}>
          <span>
            {site.supportLine.label} <PhoneNumber>{site.supportLine.phone}</PhoneNumber>, 24/7
          </span>
        </a>
      </li>
    </ul>
  )
}

const line =
  'flex min-h-16 flex-wrap items-center gap-x-4 rounded-m border border-danger-line bg-surface px-4 py-2.5 text-ink no-underline hover:underline'
const numeral = 'text-[2.25rem] leading-none font-bold tracking-heading text-danger-ink'

/** Before the form: who answers now, while we do not. */
function CrisisBanner() {
  const text = useTexts(contactMessages)
  return (
    <section
      aria-labelledby="crisis"
      className="grid gap-4 rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5 lg:grid-cols-[1fr_auto_auto] lg:items-center lg:gap-5"
    >
      <div>
        <h2 id="crisis" className="text-lg">
          {text.crisisTitle}
        </h2>
        <p className="leading-normal">{text.crisisText}</p>
      </div>
      <a href={emergency.href} className={line}>
        <b className={numeral}>911</b>
        <span className="min-w-0 flex-[1_1_8rem] leading-snug">{text.inDanger}</span>
      </a>
      <a href={suicideAndCrisis.href} className={line}>
        <b className={numeral}>988</b>
        <span className="min-w-0 flex-[1_1_8rem] leading-snug">{text.lifeline}</span>
      </a>
    </section>
  )
}
