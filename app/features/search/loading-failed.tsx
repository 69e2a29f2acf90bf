import { useLocation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'

/** The centers could not be read: why, a way to try again, and help that needs no directory. */
export function LoadingFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const text = useTexts(messages)
  return (
    <Alert title={text.errorLoadingCenters}>
      <p>
        {text.failedToLoad(message)} <a href={pathname + search}>{text.tryAgain}</a>
      </p>
      <p className="mt-2">{text.helpNow(<a href="tel:988">988</a>, <a href="tel:911">911</a>)}</p>
    </Alert>
  )
}
