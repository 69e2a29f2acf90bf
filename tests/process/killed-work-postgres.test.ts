import { describeKills } from './killed-work/describe-kills.ts'

describeKills('PostgreSQL')
