import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { uiMessages } from '#app/ui/messages.ts'
import { useTexts } from '#app/ui/use-language.tsx'
import { claimMessages } from './messages.ts'
import type { Claim, ClaimView } from './own-claim.server.ts'

type ClaimPageProps = ClaimView & {
  /** Path to set up two-factor sign-in; null when it is on. */
  setUpPath: string | null
  rejected: RejectedForm | undefined
}

/** Lets a member claim a center, confirm it with a code, and then keep its listing correct. */
export function ClaimPage({ center, claim, setUpPath, rejected }: ClaimPageProps) {
  const text = useTexts(claimMessages)
  const own = claim?.slug === center.slug ? claim : null
  return (
    <FormPage
      title={text.title}
      lede={center.name}
      above={[{ label: center.name, to: `/centers/${center.slug}` }]}
      id="claim"
      rejected={rejected}
      thanks={null}
    >
      {own ? (
        <OwnClaim claim={own} setUpPath={setUpPath} error={rejected?.fields.code} />
      ) : (
        <NoClaim center={center} other={claim} setUpPath={setUpPath} />
      )}
    </FormPage>
  )
}

type NoClaimProps = {
  center: ClaimView['center']
  other: Claim | null
  setUpPath: ClaimPageProps['setUpPath']
}

function NoClaim({ center, other, setUpPath }: NoClaimProps) {
  const { sending } = useTexts(uiMessages)
  const text = useTexts(claimMessages)
  return (
    <>
      <p>{text.invite(center.name, Boolean(center.phone))}</p>
      {other ? (
        <p>
          {text.otherBefore}{' '}
          <Link to={`/centers/${other.slug}/claim`} className="text-ink">
            {other.name}
          </Link>
          {text.otherAfter}
        </p>
      ) : setUpPath ? (
        <SetUp path={setUpPath} />
      ) : (
        <Intent intent="claim">
          <Button type="submit">
            <span data-busy={sending}>{text.claim}</span>
          </Button>
        </Intent>
      )}
    </>
  )
}

function SetUp({ path }: { path: string }) {
  const text = useTexts(claimMessages)
  return (
    <>
      <p>{text.needsTwoFactor}</p>
      <ButtonLink to={path} className="md:justify-self-start">
        {text.setUpTwoFactor}
      </ButtonLink>
    </>
  )
}

type OwnClaimProps = Pick<ClaimPageProps, 'setUpPath'> & { claim: Claim; error: string | undefined }

function OwnClaim({ claim, setUpPath, error }: OwnClaimProps) {
  const { sending } = useTexts(uiMessages)
  const text = useTexts(claimMessages)
  const path = `/centers/${claim.slug}`
  return (
    <>
      {setUpPath ? (
        <SetUp path={setUpPath} />
      ) : claim.isProved ? (
        <>
          <p>{text.proved}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${path}/beds`}>{text.sayBeds}</ButtonLink>
            <ButtonLink to={`${path}/suggest`} variant="line">
              {text.correct}
            </ButtonLink>
          </div>
          <p className="text-ink-soft">{text.whenShown}</p>
        </>
      ) : claim.hasCode ? (
        <Intent intent="prove">
          <Field id="claim-code" label={text.code} hint={text.codeHint} error={error}>
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
          <Button type="submit" className="md:justify-self-start">
            <span data-busy={sending}>{text.prove}</span>
          </Button>
        </Intent>
      ) : (
        <p>{text.asked}</p>
      )}
      <Intent intent="withdraw">
        <Button type="submit" variant="bare-danger" className="justify-self-start">
          {text.withdraw}
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
