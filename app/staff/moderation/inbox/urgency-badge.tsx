import { replyTimes, type Urgency } from '#app/lib/urgency.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'

type UrgencyBadgeProps = { urgency: Urgency; status: 'open' | 'answered'; isOverdue: boolean }

const names: Record<Urgency, string> = { normal: 'Normal', high: 'High', urgent: 'Urgent' }

/** Show a message's urgency, the promised reply time, and if the reply is late or done. */
export function UrgencyBadge({ urgency, status, isOverdue }: UrgencyBadgeProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge variant={urgency === 'urgent' && status === 'open' ? 'trusted' : 'plain'}>
        {names[urgency]}
      </Badge>
      {status === 'answered' ? (
        <Badge variant="open">Answered</Badge>
      ) : (
        <span className="text-sm text-ink-soft">Promised: {replyTimes[urgency]}</span>
      )}
      {isOverdue && (
        <b className="inline-flex items-center gap-1 text-sm text-danger-ink">
          <Icon name="clock" />
          Overdue
        </b>
      )}
    </span>
  )
}
