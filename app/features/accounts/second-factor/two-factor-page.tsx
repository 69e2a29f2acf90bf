import { AccountSection } from '#app/features/accounts/profile/account-section.tsx'
import { anyCodeHint } from '#app/features/accounts/profile/messages.ts'
import { PasswordInput } from '#app/features/accounts/profile/password-input.tsx'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { BackupCodeList } from './backup-code-list.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

export const twoFactorTitle = 'Two-Factor Sign-In'

/** The state of it, with the QR code drawn. */
type ShownTwoFactor =
  | { kind: 'off' }
  | { kind: 'setup'; address: string; secret: string; qr: { side: number; path: string } }
  | { kind: 'on'; backupCodesLeft: number }

/** The forms of each state. */
const forms: Record<ShownTwoFactor['kind'], string[]> = {
  off: ['start-two-factor'],
  setup: ['confirm-two-factor'],
  on: ['renew-backup-codes', 'turn-off-two-factor'],
}

type TwoFactorPageProps = {
  state: ShownTwoFactor
  siteName: string
  /** Staff who must have it before they can work. */
  isRequired: boolean
  /** Shown this once. */
  codes: string[] | undefined
  rejected: RejectedForm | undefined
}

/** Setting up, keeping and giving up the second step of signing in. */
export function TwoFactorPage({
  state,
  siteName,
  isRequired,
  codes,
  rejected,
}: TwoFactorPageProps) {
  // What was sent is of a state that is over: in another tab, or too late.
  const isStray = rejected && !forms[state.kind].includes(getTyped(rejected, 'intent') ?? '')
  return (
    <>
      <PageHead
        title={twoFactorTitle}
        lede="A code from your phone besides your password: whoever learns the password still cannot sign in."
      >
        <p className="mt-1">
          <Link to="/account#two-factor" className="inline-flex min-h-11 items-center">
            Your account
          </Link>
        </p>
      </PageHead>
      <Wrap className="pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        {isRequired && (
          <div className="mb-8 max-w-measure">
            <Note icon="shield-check">
              <b>Staff sign in with two factors.</b> The admin area opens for you when this is on.
            </Note>
          </div>
        )}
        {isStray && (
          <div className="mb-8 max-w-measure">
            <Alert title={rejected.title} />
          </div>
        )}
        {codes ? (
          <FreshCodes codes={codes} siteName={siteName} />
        ) : (
          <CurrentState state={state} rejected={rejected} />
        )}
      </Wrap>
    </>
  )
}

function CurrentState({ state, rejected }: Pick<TwoFactorPageProps, 'state' | 'rejected'>) {
  if (state.kind === 'off') return <BeginSection rejected={rejected} />
  if (state.kind === 'setup') return <TwoFactorSetup {...state} rejected={rejected} />
  return <Keeping left={state.backupCodesLeft} rejected={rejected} />
}

function BeginSection({ rejected }: Pick<TwoFactorPageProps, 'rejected'>) {
  return (
    <AccountSection
      id="begin"
      title="Turn it on"
      about="You need an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, or a password manager that makes codes. It works without a signal."
    >
      <PostForm
        intent="start-two-factor"
        action="/account/two-factor#begin"
        rejected={rejected}
        submit="Begin"
        busy="Please wait..."
      >
        {(rejected) => (
          <PasswordInput
            id="two-factor-password"
            label="Your password"
            name="currentPassword"
            error={rejected?.fields.currentPassword}
          />
        )}
      </PostForm>
    </AccountSection>
  )
}

function FreshCodes({ codes, siteName }: { codes: string[]; siteName: string }) {
  return (
    <AccountSection
      id="codes"
      title="Your backup codes"
      about="Each signs you in once when you do not have your phone. They are shown only now: keep them where others do not look. Without the phone and without a code, you cannot sign in."
    >
      <div className="grid gap-5">
        <Alert tone="good" title="Two-factor sign-in is on." />
        <BackupCodeList codes={codes} siteName={siteName} />
        <ButtonLink to="/account#two-factor" className="no-print md:justify-self-start">
          I Have Kept Them
        </ButtonLink>
      </div>
    </AccountSection>
  )
}

function Keeping({ left, rejected }: { left: number } & Pick<TwoFactorPageProps, 'rejected'>) {
  return (
    <>
      <div className="mb-8 max-w-measure">
        <Note icon="shield-check">
          <b>It is on.</b> Signing in asks for a code besides your password.
        </Note>
      </div>
      <AccountSection
        id="renew"
        title="Backup codes"
        about={
          <>
            <b className="text-ink">{left} of 10</b> are left. New ones take the place of all that
            you have.
          </>
        }
      >
        <PostForm
          intent="renew-backup-codes"
          action="/account/two-factor#renew"
          rejected={rejected}
          submit="Make New Codes"
          busy="Please wait..."
          variant="line"
        >
          {(rejected) => <BothFields id="renew" rejected={rejected} />}
        </PostForm>
      </AccountSection>
      <AccountSection
        id="turn-off"
        title="Turn it off"
        about="From then on your password alone signs you in. You get a mail about it."
      >
        <PostForm
          intent="turn-off-two-factor"
          action="/account/two-factor#turn-off"
          rejected={rejected}
          submit="Turn Off Two-Factor Sign-In"
          busy="Please wait..."
          variant="danger"
        >
          {(rejected) => <BothFields id="turn-off" rejected={rejected} />}
        </PostForm>
      </AccountSection>
    </>
  )
}

function BothFields({ id, rejected }: { id: string; rejected: RejectedForm | undefined }) {
  return (
    <>
      <PasswordInput
        id={`${id}-password`}
        label="Your password"
        name="currentPassword"
        error={rejected?.fields.currentPassword}
      />
      <CodeField id={`${id}-code`} label="Code" hint={anyCodeHint} error={rejected?.fields.code} />
    </>
  )
}
