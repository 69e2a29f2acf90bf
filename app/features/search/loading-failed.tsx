import { useLocation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { errorLoadingCenters, failedToLoad } from './messages.ts'

/** The centers could not be read: why, a way to try again, and help that needs no directory. */
export function LoadingFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  return (
    <Alert title={errorLoadingCenters}>
      <p>
        {failedToLoad(message)} <a href={pathname + search}>Try again</a>
      </p>
      <p className="mt-2">
        If you need help now, call or text <a href="tel:988">988</a>; in danger, call{' '}
        <a href="tel:911">911</a>.
      </p>
    </Alert>
  )
}
