import { useNavigation } from 'react-router'
import { useTexts } from './language.tsx'
import { uiMessages } from './messages.ts'

/** A thin bar on top while the next page is on its way; it waits a moment before it shows. */
export function NavigationProgress() {
  const text = useTexts(uiMessages)
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={text.loading}
      className="no-print fixed inset-x-0 top-0 z-50 h-[3px]"
    >
      <div className="progress-bar h-full bg-trusted" />
    </div>
  )
}
