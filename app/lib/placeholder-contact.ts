/** Return whether an email address, or "Name <address>", has a domain reserved for examples and tests (RFC 2606). */
export function isExampleEmail(address: string): boolean {
  const domain = /@([^@>\s]+)>?$/.exec(address.trim())?.[1]?.toLowerCase() ?? ''
  return /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/.test(domain)
}

/** Return whether a phone number ends with 555-0100 to 555-0199, which belong to nobody. */
export function isFictionalPhone(phone: string): boolean {
  return /555\D*01\d\d$/.test(phone)
}
