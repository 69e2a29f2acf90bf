import { AccountSection } from '#app/features/accounts/profile/account-section.tsx'
import { codeHint } from '#app/features/accounts/profile/messages.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { CodeField } from '#app/ui/code-field.tsx'
import { PostForm } from '#app/ui/post-form.tsx'

type TwoFactorSetupProps = {
  address: string
  secret: string
  qr: { side: number; path: string }
  rejected: RejectedForm | undefined
}

/** The secret for the app, to scan, to open or to type in; and the code that shows that it is there. */
export function TwoFactorSetup({ address, secret, qr, rejected }: TwoFactorSetupProps) {
  return (
    <>
      <AccountSection
        id="scan"
        title="1. Add this site to your app"
        about="Scan the code with the app. On the phone itself, use the link. Or type the key in."
      >
        <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
          <svg
            role="img"
            aria-label="QR code for your authenticator app"
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
                Open in an app on this device
              </a>
            </p>
            <div>
              <p className="text-sm font-semibold">Key to type in</p>
              <p className="mt-1 font-mono text-lg leading-relaxed wrap-anywhere select-all">
                {secret}
              </p>
              <p className="mt-1 text-sm leading-normal text-ink-soft">
                Time-based, six digits. Show it to nobody.
              </p>
            </div>
          </div>
        </div>
      </AccountSection>
      <AccountSection
        id="confirm"
        title="2. Enter the code"
        about="The app shows six digits now. With them it is turned on, and every other device is signed out."
      >
        <PostForm
          intent="confirm-two-factor"
          action="/account/two-factor#confirm"
          rejected={rejected}
          submit="Turn On Two-Factor Sign-In"
          busy="Please wait..."
        >
          {(rejected) => (
            <CodeField
              id="confirm-code"
              label="Code"
              hint={codeHint}
              error={rejected?.fields.code}
            />
          )}
        </PostForm>
      </AccountSection>
    </>
  )
}
