-- The table is new in the same release.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "center_events_county" ON "center_events" USING btree ("county","happened_at" DESC NULLS FIRST,"id");
-- The table is new in the same release.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "center_events_gone" ON "center_events" USING btree ("slug") WHERE kind = 'removed';