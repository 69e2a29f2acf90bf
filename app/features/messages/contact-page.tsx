import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { Site } from '#app/context.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ContactAside } from './contact-aside.tsx'
import type { ContactErrors, Refusal } from './contact-fields.ts'
import { ContactForm } from './contact-form.tsx'
import { CrisisBanner } from './crisis-banner.tsx'
import { ErrorSummary, ObstacleAlert, SentAlert } from './outcome-alerts.tsx'

type ContactPageProps = {
  site: Pick<Site, 'phone' | 'email' | 'supportLine'>
  /** The center that the form was opened from. */
  center: { slug: string; name: string } | null
  formId: string
  /** Another one makes the form anew, empty. */
  formKey: string
  /** The last message was stored. */
  sent: boolean
  refusal: Refusal | undefined
}

/** The contact form, and who answers when we do not. */
export function ContactPage(props: ContactPageProps) {
  const { site, center, formId, formKey, sent, refusal } = props
  const [faults, setFaults] = useState<ContactErrors | null>(null)
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const errors = faults ?? refusal?.errors ?? {}
  const isFaulty = Object.keys(errors).length > 0
  const obstacle = !isFaulty && !sending && refusal?.obstacle
  return (
    <>
      <PageHead
        title="Contact Us"
        lede="Ask about treatment, or tell us of a mistake in a listing. We are not a crisis line and not a treatment center."
        before={<Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Contact' }]} />}
      />
      <div className="wrap grid gap-8 pt-5 pb-section lg:gap-10 lg:pt-10">
        {isFaulty && <ErrorSummary errors={errors} />}
        {obstacle && (
          <ObstacleAlert
            obstacle={obstacle}
            retryAfter={refusal.retryAfter}
            site={site}
            of={refusal}
          />
        )}
        {sent && !refusal && !isFaulty && <SentAlert of={formKey} />}
        <CrisisBanner />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          <div>
            <h2 id="contact-form" className="mb-5">
              Send us a message
            </h2>
            {center && (
              <div className="mb-5">
                <Note icon="building-2">
                  <b>About {center.name}.</b> We are the directory, not the center: to ask for a
                  place there,{' '}
                  <Anchor to={`/centers/${center.slug}`} className="text-ink">
                    call the center
                  </Anchor>
                  .
                </Note>
              </div>
            )}
            <ContactForm
              key={formKey}
              action={center ? `/contact?center=${center.slug}` : '/contact'}
              formId={formId}
              refusal={refusal}
              errors={errors}
              sending={sending}
              onCheck={setFaults}
            />
          </div>
          <ContactAside site={site} />
        </div>
      </div>
    </>
  )
}
