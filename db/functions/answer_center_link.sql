-- Stores what a center says through its link: the fields that it confirmed, its corrections and
-- the fields that these concern, and words for staff. Returns false if the link is not valid.
-- Changes no fact of the listing, and settles no report. A second answer replaces a correction
-- that still waits. A confirmation that a correction takes back counts as a change of the
-- center: copies would not learn of it otherwise, because the confirmation's own time is gone
-- with it.
CREATE OR REPLACE FUNCTION answer_center_link(key text, confirmed text[], changed jsonb, corrected text[], words text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link uuid := (SELECT id FROM find_center_link(key));
  center uuid;
BEGIN
  IF num_nulls(link, confirmed, changed, corrected) > 0 THEN RETURN false; END IF;
  UPDATE center_links SET answered_at = now(),
      answer = jsonb_build_object('confirmed', confirmed, 'changes', changed, 'note', coalesce(words, ''))
    WHERE id = link AND revoked_at IS NULL RETURNING center_id INTO center;
  IF center IS NULL THEN RETURN false; END IF;
  -- An update without rows would still drop all cached pages.
  IF EXISTS (SELECT FROM field_checks
    WHERE center_id = center AND how = 'link' AND field = ANY (corrected))
  THEN
    UPDATE treatment_centers SET updated_at = now() WHERE id = center;
  END IF;
  -- One row a day for each field, however often the center sends its answer.
  DELETE FROM field_checks WHERE center_id = center AND how = 'link' AND (field = ANY (corrected)
    OR (field = ANY (confirmed) AND checked_at > now() - interval '1 day'));
  INSERT INTO field_checks (center_id, field, result, how, county, treatment_types)
    SELECT c.id, field, 'right', 'link', c.county, c.treatment_types
    FROM treatment_centers c, unnest(confirmed) AS field
    WHERE c.id = center AND NOT field = ANY (corrected);
  DELETE FROM suggestions WHERE center_id = center AND source = 'center-link' AND status = 'open';
  IF changed <> '{}' OR words <> '' THEN
    INSERT INTO suggestions (center_id, changes, source, note)
      VALUES (center, changed, 'center-link', nullif(words, ''));
  END IF;
  PERFORM pg_notify('directory_changed', center::text);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION answer_center_link(text, text[], jsonb, text[], text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_center_link(text, text[], jsonb, text[], text)
  TO directory_anonymous, directory_member, directory_staff;
