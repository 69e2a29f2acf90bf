-- Removes a former member's name from the audit log. Entries about them keep changes of their
-- rights but lose the reason, which another person wrote about them. Nothing else in the log ever
-- changes.
CREATE OR REPLACE FUNCTION forget_in_activity(entry activities) RETURNS activities LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  entry.subject_name := 'A former member';
  entry.changes := jsonb_path_query_array(entry.changes,
    '$[*] ? (@.field == "role" || @.field == "status")');
  RETURN entry;
END
$$;
