import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FormSummary } from '#app/ui/form-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Claim, ClaimView } from './claim.server.ts'
import { claimTitle } from './messages.ts'

type ClaimPageProps = ClaimView & {
  /** Where two-factor sign-in is set up; null where it is on. */
  setUpPath: string | null
  rejected: RejectedForm | undefined
}

/** A member says to be of a center, proves it, and then keeps its listing right. */
export function ClaimPage({ center, claim, setUpPath, rejected }: ClaimPageProps) {
  const own = claim?.slug === center.slug ? claim : null
  return (
    <>
      <PageHead
        title={claimTitle}
        lede={center.name}
        before={
          <Breadcrumb
            crumbs={[
              { label: 'Home', to: '/' },
              { label: center.name, to: `/centers/${center.slug}` },
              { label: claimTitle },
            ]}
          />
        }
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && (
            <FormSummary
              {...rejected}
              fields={rejected.fields.code ? [['claim-code', rejected.fields.code]] : []}
            />
          )}
          {own ? (
            <OwnClaim claim={own} error={rejected?.fields.code} />
          ) : (
            <NoClaim center={center} other={claim} setUpPath={setUpPath} />
          )}
        </div>
      </div>
    </>
  )
}

type NoClaimProps = {
  center: ClaimView['center']
  other: Claim | null
  setUpPath: ClaimPageProps['setUpPath']
}

function NoClaim({ center, other, setUpPath }: NoClaimProps) {
  return (
    <>
      <p>
        Do you work at {center.name}? Claim it, and you can say every day how many beds are free,
        and send corrections that we look at first. Our staff call{' '}
        {center.phone ? 'the number that is listed' : 'you'}, or send a letter, with a code. A new
        phone number counts only once our staff have called it.
      </p>
      {other ? (
        <p>
          You have claimed{' '}
          <Link to={`/centers/${other.slug}/claim`} className="text-ink">
            {other.name}
          </Link>{' '}
          already. One account speaks for one center.
        </p>
      ) : setUpPath ? (
        <>
          <p>For this your account needs two-factor sign-in: a code besides your password.</p>
          <ButtonLink to={setUpPath} className="md:justify-self-start">
            Set up two-factor sign-in
          </ButtonLink>
        </>
      ) : (
        <Intent intent="claim">
          <Button type="submit">
            <span data-busy="Sending...">Claim this center</span>
          </Button>
        </Intent>
      )}
    </>
  )
}

function OwnClaim({ claim, error }: { claim: Claim; error: string | undefined }) {
  const path = `/centers/${claim.slug}`
  return (
    <>
      {claim.isProved ? (
        <>
          <p>You speak for this center.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${path}/openings`}>Say your beds today</ButtonLink>
            <ButtonLink to={`${path}/suggest`} variant="line">
              Correct the listing
            </ButtonLink>
          </div>
          <p className="text-ink-soft">
            What you correct shows once our staff have confirmed it; a phone number once they have
            called it.
          </p>
        </>
      ) : claim.hasCode ? (
        <Intent intent="prove">
          <Field
            id="claim-code"
            label="The code that our staff gave you"
            hint="Eight digits, by a call or a letter. It counts for 30 days."
            error={error}
          >
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
          <Button type="submit" className="md:justify-self-start">
            <span data-busy="Sending...">Prove your claim</span>
          </Button>
        </Intent>
      ) : (
        <p>
          You have claimed this center. Our staff will call the number that is listed, or write, and
          give you a code. Then type it here.
        </p>
      )}
      <Intent intent="withdraw">
        <Button type="submit" variant="bare-danger" className="justify-self-start">
          Withdraw your claim
        </Button>
      </Intent>
    </>
  )
}

function Intent({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  )
}
