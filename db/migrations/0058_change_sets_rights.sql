-- One set of changes for imports, sources and bulk edits, and leases for the work on them. The database sets who made a set and when. What 1.3 and
-- earlier stored in `import_rows`, `differences` and `bulk_edits` is copied, so that its undo and its history go on;
-- their columns stay for 1.3.

GRANT SELECT, INSERT (id, kind, title, bulk_edit), UPDATE (state, error, actor_id, accepting, bulk_edit, undone_at)
  ON change_sets TO directory_staff;
GRANT SELECT, INSERT (set_id, number, center_id, is_planned, is_added, changes, difference_id),
  UPDATE (is_planned, changes, made_at, undone, kept_because), DELETE ON center_changes TO directory_staff;
GRANT SELECT, UPDATE (state, error) ON change_sets TO directory_importer;
GRANT SELECT ON leases TO directory_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON leases TO directory_importer;
--> statement-breakpoint
CREATE TRIGGER change_sets_forget_old AFTER INSERT ON change_sets
  FOR EACH STATEMENT EXECUTE FUNCTION forget_old_bulk_edits();
--> statement-breakpoint
INSERT INTO change_sets (id, kind, title, made_at, made_by, undone_at)
SELECT id, 'import', file_name, coalesce(finished_at, working_since, created_at), created_by, undone_at
FROM imports i
WHERE state NOT IN ('uploaded', 'previewing', 'previewed') AND EXISTS (SELECT FROM import_rows r
  WHERE r.import_id = i.id AND r.center_id IS NOT NULL AND r.outcome IN ('inserted', 'merged', 'filled'));
--> statement-breakpoint
INSERT INTO center_changes (set_id, number, center_id, is_added, changes, made_at, undone, kept_because)
SELECT r.import_id, r.number, r.center_id, r.outcome = 'inserted', coalesce(r.changes, '[]'), s.made_at, r.undone,
  r.kept_because
FROM import_rows r JOIN change_sets s ON s.id = r.import_id
WHERE r.center_id IS NOT NULL AND (r.outcome = 'inserted' OR r.changes IS NOT NULL)
  AND r.outcome IN ('inserted', 'merged', 'filled');
--> statement-breakpoint
INSERT INTO change_sets (id, kind, title, made_at, made_by, undone_at)
SELECT r.id, 'source', s.name, coalesce(r.finished_at, r.started_at), r.started_by,
  CASE WHEN r.state = 'undone' THEN coalesce(r.finished_at, r.started_at) END
FROM source_runs r JOIN sources s ON s.id = r.source_id
WHERE EXISTS (SELECT FROM differences d WHERE d.run_id = r.id AND d.center_id IS NOT NULL
  AND d.kind <> 'vanished' AND d.status IN ('accepted', 'undone'));
--> statement-breakpoint
-- A difference that was open when its run was undone changed nothing.
INSERT INTO center_changes (set_id, number, center_id, is_added, changes, made_at, difference_id, undone, kept_because)
SELECT d.run_id, row_number() OVER (PARTITION BY d.run_id ORDER BY d.decided_at, d.id), d.center_id, d.kind = 'new',
  d.changes, coalesce(d.decided_at, s.made_at), d.id, d.status = 'undone', d.kept_because
FROM differences d JOIN change_sets s ON s.id = d.run_id
WHERE d.center_id IS NOT NULL AND d.kind <> 'vanished' AND (d.status = 'accepted'
  OR d.status = 'undone' AND d.decided_by IS NOT NULL);
--> statement-breakpoint
INSERT INTO change_sets (id, kind, title, bulk_edit, state, made_at, made_by, undone_at)
SELECT id, 'bulk-edit', field, jsonb_build_object('change', change, 'chosenBy', chosen_by),
  CASE WHEN undone_at IS NULL THEN 'done' ELSE 'undone' END, created_at, created_by, undone_at
FROM bulk_edits;
--> statement-breakpoint
INSERT INTO center_changes (set_id, number, center_id, changes, made_at, undone)
SELECT b.bulk_edit_id, row_number() OVER (PARTITION BY b.bulk_edit_id ORDER BY b.center_id), b.center_id, b.changes,
  s.made_at, s.undone_at IS NOT NULL
FROM bulk_edit_centers b JOIN change_sets s ON s.id = b.bulk_edit_id;
