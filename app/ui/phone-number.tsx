/** A phone number that moves to the next line as a whole: browsers break lines after its hyphens. */
export function PhoneNumber({ children }: { children: string }) {
  return <span className="phone-number">{children}</span>
}
