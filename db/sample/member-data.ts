/** A fictional member. Only the demo accounts have a password. */
export type SampleMember = {
  key: string
  fullName: string
  username?: string
  email: `${string}@example.org`
  role: 'user' | 'moderator' | 'admin'
  status?: 'suspended'
  joinedDaysAgo: number
  password?: string
}

export const sampleMembers: readonly SampleMember[] = [
  {
    key: 'admin',
    fullName: 'Robin Castellano',
    username: 'admin',
    email: 'admin@example.org',
    role: 'admin',
    joinedDaysAgo: 260,
    password: 'recovery-demo-admin',
  },
  {
    key: 'jordan',
    fullName: 'Jordan Whitfield',
    email: 'member@example.org',
    role: 'user',
    joinedDaysAgo: 200,
    password: 'recovery-demo-member',
  },
  {
    key: 'teresa',
    fullName: 'Teresa Iannucci',
    username: 'teresa_i',
    email: 'teresa.iannucci@example.org',
    role: 'moderator',
    joinedDaysAgo: 245,
  },
  {
    key: 'dana',
    fullName: 'Dana Reilly',
    email: 'dana.reilly@example.org',
    role: 'user',
    joinedDaysAgo: 230,
  },
  {
    key: 'marcus',
    fullName: 'Marcus Okafor',
    username: 'mokafor',
    email: 'marcus.okafor@example.org',
    role: 'user',
    joinedDaysAgo: 215,
  },
  {
    key: 'priya',
    fullName: 'Priya Shah',
    email: 'priya.shah@example.org',
    role: 'user',
    joinedDaysAgo: 180,
  },
  {
    key: 'tom',
    fullName: 'Tom Kowalczyk',
    username: 'tomk',
    email: 'tom.kowalczyk@example.org',
    role: 'user',
    joinedDaysAgo: 170,
  },
  {
    key: 'luz',
    fullName: 'Luz Marte',
    email: 'luz.marte@example.org',
    role: 'user',
    joinedDaysAgo: 150,
  },
  {
    key: 'sooah',
    fullName: 'Soo-ah Kim',
    email: 'sooah.kim@example.org',
    role: 'user',
    joinedDaysAgo: 120,
  },
  {
    key: 'yusuf',
    fullName: 'Yusuf Haddad',
    username: 'yusuf_h',
    email: 'yusuf.haddad@example.org',
    role: 'user',
    joinedDaysAgo: 95,
  },
  {
    key: 'andre',
    fullName: 'Andre Baptiste',
    username: 'andre_b',
    email: 'andre.baptiste@example.org',
    role: 'user',
    joinedDaysAgo: 24,
  },
  {
    key: 'curt',
    fullName: 'Curt Hollis',
    email: 'curt.hollis@example.org',
    role: 'user',
    status: 'suspended',
    joinedDaysAgo: 17,
  },
]
