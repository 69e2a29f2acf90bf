import { Form } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatDate, formatIsoDate, formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { PostForm, useIsSending } from '#app/ui/post-form.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/use-language.tsx'
import { accountMessages } from './messages.tsx'

/** A signed-in browser. `name` is '' if unknown; `lastUsed` is exact to the day. */
export type ShownDevice = {
  id: string
  name: string
  isThis: boolean
  signedIn: Date
  lastUsed: Date
}

type DeviceListProps = { devices: ShownDevice[]; rejected: RejectedForm | undefined }

/** The member's signed-in devices, each with a sign-out button. */
export function DeviceList({ devices, rejected }: DeviceListProps) {
  const { devices: text } = useTexts(accountMessages)
  const path = usePath()
  const hasOthers = devices.some((device) => !device.isThis)
  return (
    <div className="grid gap-5">
      {getTyped(rejected, 'intent') === 'sign-out-device' && <Alert title={rejected?.title} />}
      <ul className="rounded-l border bg-surface px-4.5">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t py-3.5 first:border-t-0"
          >
            <DeviceFacts device={device} />
            {!device.isThis && <SignOutDevice device={device} />}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <PostForm
          intent="sign-out-others"
          action={path('/account#devices')}
          rejected={rejected}
          submit={text.signOutOthers}
          busy={text.signingOut}
          variant="line"
        />
      )}
    </div>
  )
}

function DeviceFacts({ device }: { device: ShownDevice }) {
  const { devices: text } = useTexts(accountMessages)
  const language = useLanguage()
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <b>{text.name(device.name)}</b>
        {device.isThis && <Badge variant="open">{text.thisOne}</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {text.signedIn}{' '}
        <time dateTime={formatIsoDate(device.signedIn)}>
          {formatMoment(device.signedIn, language)}
        </time>
      </p>
      {!device.isThis && (
        <p className="text-sm text-ink-soft">
          {text.lastUsed}{' '}
          <time dateTime={formatIsoDate(device.lastUsed)}>
            {formatDate(device.lastUsed, language)}
          </time>
        </p>
      )}
    </div>
  )
}

function SignOutDevice({ device }: { device: ShownDevice }) {
  const { devices: text } = useTexts(accountMessages)
  const language = useLanguage()
  const path = usePath()
  const signedIn = formatMoment(device.signedIn, language)
  const isBusy = useIsSending('sign-out-device', 'device', device.id)
  return (
    <Form method="post" action={path('/account#devices')} preventScrollReset>
      <input type="hidden" name="intent" value="sign-out-device" />
      <input type="hidden" name="device" value={device.id} />
      <Button
        type="submit"
        variant="line"
        size="sm"
        disabled={isBusy}
        aria-label={text.signOutThis(text.name(device.name), signedIn)}
      >
        {isBusy ? text.signingOut : text.signOut}
      </Button>
    </Form>
  )
}
