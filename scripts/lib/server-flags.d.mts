export function readServerFlags(): string[]
