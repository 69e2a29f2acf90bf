import path from 'node:path'

/** The folders of DATA_DIR that a move must copy besides the database. */
export const dataFolders = ['images', 'imports', 'outbox', 'sources'] as const

/** Return the path of such a folder. */
export const getDataFolder = (dataDir: string, name: (typeof dataFolders)[number]) =>
  path.join(dataDir, name)
