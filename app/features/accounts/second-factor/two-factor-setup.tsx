import { AccountSection } from '#app/features/accounts/profile/account-section.tsx'
import type { RejectedForm } from '#app/lib/form.ts'
import { CodeField } from '#app/ui/code-field.tsx'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { messages } from './messages.ts'

type TwoFactorSetupProps = {
  address: string
  secret: string
  qr: { side: number; path: string }
  rejected: RejectedForm | undefined
}

/** The secret for the app, to scan, to open or to type in; and the code that shows that it is there. */
export function TwoFactorSetup({ address, secret, qr, rejected }: TwoFactorSetupProps) {
  const text = useTexts(messages)
  const path = usePath()
  return (
    <>
      <AccountSection id="scan" title={text.scan.title} about={text.scan.about}>
        <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
          <svg
            role="img"
            aria-label={text.scan.qrCode}
            viewBox={`0 0 ${qr.side} ${qr.side}`}
            shapeRendering="crispEdges"
            className="size-56 rounded-m"
          >
            {/* Scanners want black on white, in the dark too. */}
            <path d={`M0 0h${qr.side}v${qr.side}h-${qr.side}z`} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
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
      <AccountSection id="confirm" title={text.confirm.title} about={text.confirm.about}>
        <PostForm
          intent="confirm-two-factor"
          action={path('/account/two-factor#confirm')}
          rejected={rejected}
          submit={text.confirm.submit}
          busy={text.pleaseWait}
        >
          {(rejected) => (
            <CodeField
              id="confirm-code"
              label={text.code}
              hint={text.codeHint}
              error={rejected?.fields.code}
            />
          )}
        </PostForm>
      </AccountSection>
    </>
  )
}
