import { AccountSection } from '#app/features/accounts/profile/account-section.tsx'
import { messages as accountMessages } from '#app/features/accounts/profile/messages.tsx'
import { PasswordInput } from '#app/features/accounts/profile/password-input.tsx'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { BackupCodeList } from './backup-code-list.tsx'
import { messages } from './messages.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'

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
  const text = useTexts(messages)
  // What was sent is of a state that is over: in another tab, or too late.
  const isStray = rejected && !forms[state.kind].includes(getTyped(rejected, 'intent') ?? '')
  return (
    <>
      <PageHead title={text.title} lede={text.lede}>
        <p className="mt-1">
          <Link to="/account#two-factor" className="inline-flex min-h-11 items-center">
            {text.yourAccount}
          </Link>
        </p>
      </PageHead>
      <Wrap className="pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        {isRequired && (
          <div className="mb-8 max-w-measure">
            <Note icon="shield-check">
              <b>{text.isRequired}</b> {text.isRequiredWhy}
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
  const text = useTexts(messages)
  const { yourPassword } = useTexts(accountMessages)
  const path = usePath()
  return (
    <AccountSection id="begin" title={text.begin.title} about={text.begin.about}>
      <PostForm
        intent="start-two-factor"
        action={path('/account/two-factor#begin')}
        rejected={rejected}
        submit={text.begin.submit}
        busy={text.pleaseWait}
      >
        {(rejected) => (
          <PasswordInput
            id="two-factor-password"
            label={yourPassword}
            name="currentPassword"
            error={rejected?.fields.currentPassword}
          />
        )}
      </PostForm>
    </AccountSection>
  )
}

function FreshCodes({ codes, siteName }: { codes: string[]; siteName: string }) {
  const { codes: text } = useTexts(messages)
  return (
    <AccountSection id="codes" title={text.title} about={text.about}>
      <div className="grid gap-5">
        <Alert tone="good" title={text.isOn} />
        <BackupCodeList codes={codes} siteName={siteName} />
        <ButtonLink to="/account#two-factor" className="no-print md:justify-self-start">
          {text.done}
        </ButtonLink>
      </div>
    </AccountSection>
  )
}

function Keeping({ left, rejected }: { left: number } & Pick<TwoFactorPageProps, 'rejected'>) {
  const text = useTexts(messages)
  const path = usePath()
  return (
    <>
      <div className="mb-8 max-w-measure">
        <Note icon="shield-check">
          <b>{text.isOn}</b> {text.isOnWhat}
        </Note>
      </div>
      <AccountSection
        id="renew"
        title={text.renew.title}
        about={
          <>
            <b className="text-ink">{text.renew.left(left)}</b> {text.renew.about}
          </>
        }
      >
        <PostForm
          intent="renew-backup-codes"
          action={path('/account/two-factor#renew')}
          rejected={rejected}
          submit={text.renew.submit}
          busy={text.pleaseWait}
          variant="line"
        >
          {(rejected) => <BothFields id="renew" rejected={rejected} />}
        </PostForm>
      </AccountSection>
      <AccountSection id="turn-off" title={text.turnOff.title} about={text.turnOff.about}>
        <PostForm
          intent="turn-off-two-factor"
          action={path('/account/two-factor#turn-off')}
          rejected={rejected}
          submit={text.turnOff.submit}
          busy={text.pleaseWait}
          variant="danger"
        >
          {(rejected) => <BothFields id="turn-off" rejected={rejected} />}
        </PostForm>
      </AccountSection>
    </>
  )
}

function BothFields({ id, rejected }: { id: string; rejected: RejectedForm | undefined }) {
  const text = useTexts(messages)
  const { yourPassword } = useTexts(accountMessages)
  return (
    <>
      <PasswordInput
        id={`${id}-password`}
        label={yourPassword}
        name="currentPassword"
        error={rejected?.fields.currentPassword}
      />
      <CodeField
        id={`${id}-code`}
        label={text.code}
        hint={text.anyCodeHint}
        error={rejected?.fields.code}
      />
    </>
  )
}
