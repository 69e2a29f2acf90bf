import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { signInMessages } from '#app/members/auth/messages.tsx'
import { twoFactorPath } from '#app/members/auth/needs-two-factor.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { CodeInput } from '#app/ui/post-form.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { AccountSection, FormSection, PasswordInput } from './account-section.tsx'
import { BackupCodeList } from './backup-code-list.tsx'
import { twoFactorMessages } from './messages.tsx'
import type { TwoFactorState } from './two-factor.server.ts'

/** The forms allowed in each state. */
const forms: Record<TwoFactorState['kind'], string[]> = {
  off: ['start-two-factor'],
  setup: ['confirm-two-factor'],
  on: ['renew-backup-codes', 'turn-off-two-factor'],
}

type TwoFactorPageProps = {
  state: TwoFactorState
  siteName: string
  /** Whether this person must set it up to work as staff. */
  isRequired: boolean
  /** Shown only once. */
  codes: string[] | undefined
  rejected: RejectedForm | undefined
}

/** Set up, renew and turn off two-factor sign-in. */
export function TwoFactorPage(props: TwoFactorPageProps) {
  const { state, siteName, isRequired, codes, rejected } = props
  const text = useTexts(twoFactorMessages)
  // The form belongs to an earlier state: it was sent from another tab, or too late.
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
      <div className="wrap pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        {isRequired && <ShieldNote title={text.isRequired} text={text.isRequiredWhy} />}
        {isStray && (
          <div className="mb-8 max-w-measure">
            <Alert title={rejected.title} />
          </div>
        )}
        {codes ? (
          <FreshCodes codes={codes} siteName={siteName} />
        ) : (
          <>
            {state.kind === 'off' && <BeginSection rejected={rejected} />}
            {state.kind === 'setup' && <SetupSections {...state} rejected={rejected} />}
            {state.kind === 'on' && (
              <KeepSections left={state.backupCodesLeft} rejected={rejected} />
            )}
          </>
        )}
      </div>
    </>
  )
}

function ShieldNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-8 max-w-measure">
      <Note icon="shield-check">
        <b>{title}</b> {text}
      </Note>
    </div>
  )
}

type SectionProps = Pick<TwoFactorPageProps, 'rejected'>

function BeginSection({ rejected }: SectionProps) {
  const text = useTexts(twoFactorMessages)
  const { pleaseWait } = useTexts(signInMessages)
  return (
    <FormSection
      id="begin"
      text={text.begin}
      about={text.begin.about}
      intent="start-two-factor"
      action={twoFactorPath}
      rejected={rejected}
      busy={pleaseWait}
    >
      <PasswordInput />
    </FormSection>
  )
}

type SetupSectionsProps = SectionProps & Extract<TwoFactorState, { kind: 'setup' }>

/** The secret for the app, to scan, open or type, and an input for the code that proves it. */
function SetupSections({ address, secret, qr, rejected }: SetupSectionsProps) {
  const text = useTexts(twoFactorMessages)
  const { pleaseWait, fields } = useTexts(signInMessages)
  return (
    <>
      <AccountSection id="scan" title={text.scan.title} about={text.scan.about}>
        <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
          <QrCode drawing={qr} label={text.scan.qrCode} className="size-56 rounded-m" />
          <div className="grid gap-3">
            <p>
              <a href={address} className="inline-flex min-h-11 items-center font-semibold">
                {text.scan.open}
              </a>
            </p>
            <div>
              <p className="text-sm font-semibold">{text.scan.key}</p>
              <p className="mt-1 font-mono text-lg leading-relaxed wrap-anywhere select-all">
                {secret}
              </p>
              <p className="mt-1 text-sm leading-normal text-ink-soft">{text.scan.keyHint}</p>
            </div>
          </div>
        </div>
      </AccountSection>
      <FormSection
        id="confirm"
        text={text.confirm}
        about={text.confirm.about}
        intent="confirm-two-factor"
        action={twoFactorPath}
        rejected={rejected}
        busy={pleaseWait}
      >
        <CodeInput label={fields.code} hint={text.codeHint} />
      </FormSection>
    </>
  )
}

function FreshCodes({ codes, siteName }: { codes: string[]; siteName: string }) {
  const { codes: text } = useTexts(twoFactorMessages)
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

function KeepSections({ left, rejected }: SectionProps & { left: number }) {
  const text = useTexts(twoFactorMessages)
  const { pleaseWait, fields } = useTexts(signInMessages)
  const form = { action: twoFactorPath, rejected, busy: pleaseWait }
  const both = (
    <>
      <PasswordInput />
      <CodeInput label={fields.code} hint={text.anyCodeHint} />
    </>
  )
  return (
    <>
      <ShieldNote title={text.isOn} text={text.isOnWhat} />
      <FormSection
        id="renew"
        text={text.renew}
        about={
          <>
            <b className="text-ink">{text.renew.left(left)}</b> {text.renew.about}
          </>
        }
        intent="renew-backup-codes"
        variant="line"
        {...form}
      >
        {both}
      </FormSection>
      <FormSection
        id="turn-off"
        text={text.turnOff}
        about={text.turnOff.about}
        intent="turn-off-two-factor"
        variant="danger"
        {...form}
      >
        {both}
      </FormSection>
    </>
  )
}
