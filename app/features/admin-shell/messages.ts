export const adminTitle = 'Admin Dashboard'
export const adminSubtitle = 'Manage addiction treatment centers directory'
