/** What a pool's connections begin with: the role that they rest as, and the longest that a statement may take. */
export const sessionOptions = (role: string, longestStatement: number) =>
  `-c role=${role} -c statement_timeout=${longestStatement}`
