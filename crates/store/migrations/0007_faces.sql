-- The number of the face that a guest chose. None while the face follows the name.
ALTER TABLE guests ADD COLUMN face INTEGER;
