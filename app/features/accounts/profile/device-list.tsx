import { Form } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { PostForm, useIsSending } from '#app/ui/post-form.tsx'

/** A browser that is signed in. `name` is '' where it is not known; `lastUsed` is true to the day. */
export type ShownDevice = {
  id: string
  name: string
  isThis: boolean
  signedIn: Date
  lastUsed: Date
}

type DeviceListProps = { devices: ShownDevice[]; rejected: RejectedForm | undefined }

/** Where the member is signed in, each with its way out. */
export function DeviceList({ devices, rejected }: DeviceListProps) {
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
          action="/account#devices"
          rejected={rejected}
          submit="Sign Out All Other Devices"
          busy="Signing out..."
          variant="line"
        />
      )}
    </div>
  )
}

function DeviceFacts({ device }: { device: ShownDevice }) {
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <b>{labelDevice(device)}</b>
        {device.isThis && <Badge variant="open">This device</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        Signed in <Day date={device.signedIn} />, {formatTime(device.signedIn)}
      </p>
      {!device.isThis && (
        <p className="text-sm text-ink-soft">
          Last used about <Day date={device.lastUsed} />
        </p>
      )}
    </div>
  )
}

function labelDevice({ name }: ShownDevice): string {
  return name || 'Unknown browser'
}

function Day({ date }: { date: Date }) {
  return <time dateTime={formatIsoDate(date)}>{formatDate(date)}</time>
}

function SignOutDevice({ device }: { device: ShownDevice }) {
  const isBusy = useIsSending('sign-out-device', 'device', device.id)
  return (
    <Form method="post" action="/account#devices" preventScrollReset>
      <input type="hidden" name="intent" value="sign-out-device" />
      <input type="hidden" name="device" value={device.id} />
      <Button
        type="submit"
        variant="line"
        size="sm"
        disabled={isBusy}
        aria-label={`Sign out ${labelDevice(device)}, signed in ${formatDate(device.signedIn)}, ${formatTime(device.signedIn)}`}
      >
        {isBusy ? 'Signing out...' : 'Sign Out'}
      </Button>
    </Form>
  )
}

let printed: Intl.DateTimeFormat | undefined

/** "3:42 PM": the time it was in New Jersey. */
export function formatTime(date: Date): string {
  printed ??= new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  })
  // Servers and browsers differ in which space they put before "PM".
  return printed.format(date).replaceAll(/\s/gu, ' ')
}
