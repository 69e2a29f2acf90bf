/**
 * What a pool's connections begin with: the role that they rest as, and the longest that a statement may
 * take. Statements are short and what they read is in memory, so an index is as near as a table, and to
 * compile a statement costs more than to run it.
 */
export const sessionOptions = (role: string, longestStatement: number) =>
  `-c role=${role} -c statement_timeout=${longestStatement} -c random_page_cost=1.1 -c jit=off`
