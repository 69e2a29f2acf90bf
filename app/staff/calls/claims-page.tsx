import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { callsPath } from './messages.ts'
import type { OpenClaim } from './settle-claims.server.ts'

type Props = {
  claims: OpenClaim[]
  /**
   * A new code and its claim. The code is only stored as a hash, so this is the only time it can be
   * shown.
   */
  made: { id: string; code: string } | undefined
  rejected: RejectedForm | undefined
}

/**
 * List members who claim a center. Staff give each one a code by calling the listed number or by
 * letter.
 */
export function ClaimsPage({ claims, made, rejected }: Props) {
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        <h2>Claims</h2>
        <p className="mt-2 text-ink-soft">
          {claims.length === 0
            ? 'No claims yet.'
            : 'Members who say that they work at a center. A code proves it.'}
        </p>
        <Link to={callsPath} className="inline-flex min-h-11 items-center">
          Back to today's calls
        </Link>
      </div>
      {claims.map((claim) => (
        <ClaimPanel
          key={claim.id}
          claim={claim}
          code={made?.id === claim.id ? made.code : undefined}
        />
      ))}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function ClaimPanel({ claim, code }: { claim: OpenClaim; code: string | undefined }) {
  const { id, slug, name, address, member, createdAt, seen } = claim
  const phone = formatPhone(claim.phone)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby={`claim-${id}`} className="panel grid gap-4 p-5">
      <div>
        <h3 id={`claim-${id}`} className="text-lg wrap-anywhere">
          <Link to={`/centers/${slug}`}>{name}</Link>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {member}, {formatDate(createdAt)}. {describeState(claim)}
        </p>
      </div>
      {!claim.provedAt && (
        <p>
          {phone ? (
            <a
              href={phone.href}
              className="inline-flex min-h-11 items-center font-bold tabular-nums"
            >
              {phone.display}
            </a>
          ) : (
            'No number is listed.'
          )}{' '}
          {address}
        </p>
      )}
      {code && (
        <Alert tone="good" title={`Code: ${code.slice(0, 4)} ${code.slice(4)}`}>
          Say it at the number above, or send it there by letter; never by email. It is not shown
          again.
        </Alert>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        {!claim.provedAt && (
          <Button type="submit" name="intent" value="code" size="sm" disabled={isBusy}>
            Make a {claim.codeMadeAt ? 'new ' : ''}code<span className="sr-only"> for {name}</span>
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="revoke"
          variant="bare-danger"
          size="sm"
          disabled={isBusy}
        >
          Revoke<span className="sr-only"> the claim of {name}</span>
        </Button>
      </Form>
    </section>
  )
}

function describeState({ codeMadeAt, provedAt, tries }: OpenClaim): string {
  if (provedAt) return `Proved ${formatDate(provedAt)}.`
  if (!codeMadeAt) return 'Waits for a code.'
  const made = `A code was made ${formatDate(codeMadeAt)}`
  return tries > 0 ? `${made}; ${tries} of 5 tries used.` : `${made}.`
}
