import { Form, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

type ConfirmEmailPageProps = {
  token: string
  /** Why the link did not do it. */
  problem: string | undefined
}

/** Where the link to a new address leads. Only the button uses it up: programs that look at links do not. */
export function ConfirmEmailPage({ token, problem }: ConfirmEmailPageProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead
        title="Your New Email"
        lede="Press the button, and from now on you sign in with this email address."
      />
      <Wrap className="pt-8 pb-section">
        <div className="grid max-w-136 gap-4">
          {problem && <Alert title={problem} />}
          <Form method="post" action="/account/email" className="grid sm:justify-start">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Please wait...' : 'Use this email address'}
            </Button>
          </Form>
          <p>
            <Link to="/account" className="inline-flex min-h-11 items-center">
              Your account
            </Link>
          </p>
        </div>
      </Wrap>
    </>
  )
}
