/** On paper only: where the page came from. `address` is the page's whole address. */
export function PrintFoot({ address }: { address: string }) {
  return (
    <p className="print-foot hidden border-t pt-2 text-sm print:block">
      {address.replace(/^https?:\/\//, '')}
    </p>
  )
}
