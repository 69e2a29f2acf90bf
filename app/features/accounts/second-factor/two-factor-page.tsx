import { AccountForm } from '#app/features/accounts/profile/account-form.tsx'
import type { Intent, Refusal } from '#app/features/accounts/profile/account-outcome.ts'
import { AccountSection } from '#app/features/accounts/profile/account-section.tsx'
import { anyCodeHint } from '#app/features/accounts/profile/messages.ts'
import { PasswordInput } from '#app/features/accounts/profile/password-input.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
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
const forms: Record<ShownTwoFactor['kind'], Intent[]> = {
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
  refusal: Refusal | undefined
}

/** Setting up, keeping and giving up the second step of signing in. */
export function TwoFactorPage({ state, siteName, isRequired, codes, refusal }: TwoFactorPageProps) {
  // What was sent is of a state that is over: in another tab, or too late.
  const isStray = refusal && !forms[state.kind].includes(refusal.intent)
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
            <Alert title={refusal.problem} />
          </div>
        )}
        {codes ? (
          <FreshCodes codes={codes} siteName={siteName} />
        ) : (
          <CurrentState state={state} refusal={refusal} />
        )}
      </Wrap>
    </>
  )
}

function CurrentState({ state, refusal }: Pick<TwoFactorPageProps, 'state' | 'refusal'>) {
  if (state.kind === 'off') return <BeginSection refusal={refusal} />
  if (state.kind === 'setup') return <TwoFactorSetup {...state} refusal={refusal} />
  return <Keeping left={state.backupCodesLeft} refusal={refusal} />
}

function BeginSection({ refusal }: Pick<TwoFactorPageProps, 'refusal'>) {
  return (
    <AccountSection
      id="begin"
      title="Turn it on"
      about="You need an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, or a password manager that makes codes. It works without a signal."
    >
      <AccountForm
        intent="start-two-factor"
        page="/account/two-factor"
        place="begin"
        refusal={refusal}
        submit="Begin"
        busy="Please wait..."
      >
        {(refused) => (
          <PasswordInput
            id="two-factor-password"
            label="Your password"
            name="currentPassword"
            error={refused?.errors.currentPassword}
          />
        )}
      </AccountForm>
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

function Keeping({ left, refusal }: { left: number } & Pick<TwoFactorPageProps, 'refusal'>) {
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
        <AccountForm
          intent="renew-backup-codes"
          page="/account/two-factor"
          place="renew"
          refusal={refusal}
          submit="Make New Codes"
          busy="Please wait..."
          variant="line"
        >
          {(refused) => <BothFields id="renew" refused={refused} />}
        </AccountForm>
      </AccountSection>
      <AccountSection
        id="turn-off"
        title="Turn it off"
        about="From then on your password alone signs you in. You get a mail about it."
      >
        <AccountForm
          intent="turn-off-two-factor"
          page="/account/two-factor"
          place="turn-off"
          refusal={refusal}
          submit="Turn Off Two-Factor Sign-In"
          busy="Please wait..."
          variant="danger"
        >
          {(refused) => <BothFields id="turn-off" refused={refused} />}
        </AccountForm>
      </AccountSection>
    </>
  )
}

function BothFields({ id, refused }: { id: string; refused: Refusal | undefined }) {
  return (
    <>
      <PasswordInput
        id={`${id}-password`}
        label="Your password"
        name="currentPassword"
        error={refused?.errors.currentPassword}
      />
      <CodeField id={`${id}-code`} label="Code" hint={anyCodeHint} error={refused?.errors.code} />
    </>
  )
}
