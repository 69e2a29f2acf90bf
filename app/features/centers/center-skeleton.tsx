import { Skeleton } from '#app/ui/skeleton.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

/** A center's page while it loads: its shape, and one word for a screen reader. */
export function CenterSkeleton() {
  return (
    <Wrap className="grid gap-5 py-6 lg:gap-8">
      <p role="status" className="sr-only">
        Loading center...
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-4 w-52" />
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.42fr)_minmax(22rem,1fr)] lg:gap-8">
        <div className="grid gap-4 rounded-l border bg-surface p-5 lg:order-last">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
        <Skeleton className="h-56 w-full lg:h-108" />
      </div>
      <div className="grid max-w-measure gap-3">
        <Skeleton className="h-8 w-72" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Wrap>
  )
}
